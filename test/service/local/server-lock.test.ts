import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { lockServer } from '../../../src/service/local/store/server-lock.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

describe('the lock of a server', () => {
  it('lets one in, and says to the next who is there', () => {
    const folder = tempDir();
    const lock = lockServer(folder);
    lock.tell('http://127.0.0.1:8080');
    expect(() => lockServer(folder)).toThrow(`process ${process.pid}, at http://127.0.0.1:8080`);
    lock.release();
    lockServer(folder).release();
  });

  it('is free again when its process was killed', async () => {
    const folder = tempDir();
    const script = `
      const Database = require('libsql');
      const database = new Database(${JSON.stringify(`${folder}/server.lock`)});
      database.exec('begin exclusive');
      process.stdout.write('held');
      setInterval(() => database, 1000);`;
    const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout!, 'data');
    expect(() => lockServer(folder)).toThrow('A server is using');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockServer(folder).release();
  });
});
