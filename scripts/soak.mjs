/**
 * Load as the service promises to bear it, on a server of its own, of the built program. `npm run soak -- [seconds]`, 120 unless given: 1,000 requests
 * a minute (900 reads, 100 decks asked for), decks being made meanwhile. `npm run soak -- burst [decks]`, 2,000 unless given: so many decks asked
 * for over 20 connections, as fast as they are answered, by callers of a server whose queue holds just as many.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const perMinute = 1000;
const connections = 20;
const root = path.resolve(import.meta.dirname, '..');

/** Sends at an even pace, whatever comes back when; then stops the server and starts it again. @param seconds How long. */
async function soak(seconds) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'quarterdeck-soak-'));
  const server = await start(home);
  try {
    const agent = new Agent({ keepAlive: true });
    const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' };
    const ask = (method, url, body) => timed(`${server.url}${url}`, { method, headers, agent }, body);
    const first = JSON.parse((await ask('POST', '/v1/generate', brief('first'))).body).deck_id;
    const reads = ['/v1/decks', `/v1/decks/${first}`, '/v1/brand-kits', `/v1/decks/${first}`, '/v1/metrics', `/v1/decks/${first}`];
    const answers = [];
    const total = Math.round((perMinute * seconds) / 60);
    const began = performance.now();
    const sent = Array.from({ length: total }, async (_, at) => {
      await sleep(Math.max(0, began + (at * 60_000) / perMinute - performance.now()));
      const generates = at % 10 === 9;
      const answer = generates ? await ask('POST', '/v1/generate', brief(at)) : await ask('GET', reads[at % reads.length]);
      answers.push({ generates, ...answer });
    });
    await Promise.all(sent);
    const accepted = answers.filter(({ generates, status }) => generates && status === 202).map(({ body }) => JSON.parse(body).deck_id);
    const doneInTime = JSON.parse((await ask('GET', '/v1/metrics')).body).usage.decks.completed;
    const closing = performance.now();
    const code = await stop(server);
    const closeSeconds = (performance.now() - closing) / 1000;
    agent.destroy();
    const kept = await keptAfter(home, headers, accepted);
    return {
      requests: answers.length,
      statuses: statusesOf(answers),
      accept: percentiles(answers.filter(({ generates }) => generates)),
      read: percentiles(answers.filter(({ generates }) => !generates)),
      accepted: accepted.length,
      completedMeanwhile: doneInTime,
      closeSeconds,
      exitCode: code,
      ...kept,
    };
  } finally {
    server.process.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
}

/** Over 20 connections, each of which asks again as soon as it was answered. */
async function burst(decks) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'quarterdeck-soak-'));
  const server = await start(home, decks);
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' };
    const ask = (at) => timed(`${server.url}/v1/generate`, { method: 'POST', headers, agent }, brief(at));
    const answers = [];
    let asked = 0;
    const began = performance.now();
    const caller = async () => {
      while (asked < decks) answers.push(await ask(asked++));
    };
    await Promise.all(Array.from({ length: connections }, caller));
    const seconds = Math.round(performance.now() - began) / 1000;
    const ids = new Set(answers.filter(({ status }) => status === 202).map(({ body }) => JSON.parse(body).deck_id));
    agent.destroy();
    return { requests: answers.length, seconds, statuses: statusesOf(answers), accepted: ids.size, accept: percentiles(answers) };
  } finally {
    server.process.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
}

/** After a restart: how many of the decks are there, and whether the one that has waited longest is made. */
async function keptAfter(home, headers, ids) {
  const server = await start(home);
  const agent = new Agent({ keepAlive: true });
  try {
    const get = async (url) => timed(`${server.url}${url}`, { method: 'GET', headers, agent });
    const states = {};
    let next = null;
    for (const id of ids) {
      const { status, body } = await get(`/v1/decks/${id}`);
      const state = status === 200 ? JSON.parse(body).status : 'lost';
      states[state] = (states[state] ?? 0) + 1;
      if (state === 'queued' || state === 'processing') next ??= id;
    }
    const until = performance.now() + 120_000;
    let goesOn = next === null;
    while (!goesOn && performance.now() < until) goesOn = JSON.parse((await get(`/v1/decks/${next}?wait=20`)).body).status === 'completed';
    return { states, goesOn };
  } finally {
    agent.destroy();
    server.process.kill('SIGKILL');
    await once(server.process, 'close');
  }
}

async function start(home, maxQueued = 100_000) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'bin/quarterdeck.js'), 'serve', '--port', '0', '--json'], {
    env: {
      PATH,
      HOME,
      QUARTERDECK_HOME: home,
      QUARTERDECK_MAX_QUEUED_PER_TENANT: String(maxQueued),
      QUARTERDECK_MAX_QUEUED: String(maxQueued),
      QUARTERDECK_REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { process: child, ...JSON.parse(line.toString()) };
}

async function stop({ process: child }) {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const [code] = await closed;
  return code;
}

/** One request, to its last byte; milliseconds. */
function timed(url, options, body) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.once('end', () => resolve({ status: answer.statusCode, ms: performance.now() - began, body: text })).once('error', reject);
    });
    sending.once('error', reject).end(body);
  });
}

function brief(at) {
  return JSON.stringify({ prompt: `All-hands ${at}\n\n# Wins\n\n- New office opened\n- Support desk staffed\n` });
}

function statusesOf(answers) {
  const statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

function percentiles(answers) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const [first, second] = process.argv.slice(2);
const told = first === 'burst' ? await burst(Number(second ?? 2_000)) : await soak(Number(first ?? 120));
console.log(JSON.stringify(told, null, 2));
