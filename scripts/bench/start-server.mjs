/** How long a server takes to its first answer, and what it holds when nothing is asked of it; its store is made before. Linux only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const bin = process.argv[2];
const port = await freePort();
const starts = [];
let memory = 0;
for (let i = 0; i < 6; i++) {
  const started = process.hrtime.bigint();
  const server = spawn(process.execPath, [bin, 'serve', '--port', String(port), '--slots', '1'], { stdio: 'ignore' });
  while (!(await answers())) await sleep(2);
  starts.push(Number(process.hrtime.bigint() - started) / 1e9);
  if (i === 0) {
    await sleep(3000);
    memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
}
process.stdout.write(JSON.stringify({ start: starts.slice(1).sort((a, b) => a - b)[2], memory }));

async function answers() {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}
