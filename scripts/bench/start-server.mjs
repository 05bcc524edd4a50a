/** What a server takes to its first answer, CPU and wall, and what it holds when nothing is asked of it; its store is made before. Linux only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const bin = process.argv[2];
const port = await freePort();
const walls = [];
const cpus = [];
let memory = 0;
for (let i = 0; i < 6; i++) {
  const started = process.hrtime.bigint();
  const server = spawn(process.execPath, [bin, 'serve', '--port', String(port), '--slots', '1'], { stdio: 'ignore' });
  while (!(await answers())) await sleep(2);
  walls.push(Number(process.hrtime.bigint() - started) / 1e9);
  cpus.push(cpuOf(server.pid));
  if (i === 0) {
    await sleep(3000);
    memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
}
process.stdout.write(JSON.stringify({ wall: median(walls.slice(1)), cpu: median(cpus.slice(1)), memory }));

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Seconds, of all its threads; the system counts in hundredths. */
function cpuOf(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

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
