/** The workers of a store: child processes that make decks under limits, the dispatcher, and the webhook sender. */
import os from 'node:os';
import type { LocalHost } from './local/local-host.ts';
import { Dispatcher } from './local/render/dispatcher.ts';
import { RenderPool } from './local/render/render-pool.ts';
import { sweepOrphans } from './local/sweep-orphans.ts';
import { Deliverer } from './local/webhooks/deliveries.ts';
import type { ServerConfig } from './server-config.ts';
import type { Tracer } from './tracing.ts';
import { traceDecks } from './tracing.ts';

export interface Workers {
  start(): void;
  /** Works until the queue is empty and its events have been sent once. */
  drain(): Promise<void>;
  /**
   * Accepts no more work; running deliveries finish within their own time limit.
   * @param graceMs Time for decks that are nearly done; others return to the queue.
   */
  stop(graceMs: number): Promise<void>;
  /** Ends the child processes. */
  close(): void;
}

/** How often to clean up after killed processes, milliseconds. */
const sweepEveryMs = 3_600_000;

/** Settings of the workers; a server leaves out `jobEnv`, so that its children know nothing of its environment. */
export interface WorkersConfig
  extends Pick<ServerConfig, 'slots' | 'slotsPerTenant' | 'deadlineSeconds' | 'memoryMb' | 'logRetentionDays'> {
  /** Database settings: PGPASSWORD, PGUSER … */
  jobEnv?: ServerConfig['env'];
  tracer?: Tracer | undefined;
  onDefect: (error: Error) => void;
}

/** From now on, the host has all untrusted input read by child processes. */
export async function openWorkers(host: LocalHost, config: WorkersConfig): Promise<Workers> {
  const {
    slots = Math.max(1, os.availableParallelism() - 1),
    slotsPerTenant = slots,
    deadlineSeconds,
    memoryMb,
    logRetentionDays,
    jobEnv,
    tracer,
    onDefect,
  } = config;
  const addresses = await host.webhookAddresses();
  const { work, deliveries, events } = await host.open();
  const pool = new RenderPool({ slots, slotsPerTenant, deadlineMs: deadlineSeconds * 1000, memoryMb, jobsPerChild: 50 }, jobEnv);
  host.slots = slots;
  host.run = pool.run;
  const make = tracer ? traceDecks(host.make, tracer, () => host.now()) : host.make;
  const { files, room, changes } = host;
  const dispatcher = new Dispatcher({ decks: work, files, room, changes, onDefect, make }, { inAll: slots, ofTenant: slotsPerTenant });
  const deliverer = new Deliverer(
    { deliveries, addresses, now: () => host.now(), random: Math.random },
    events,
    logRetentionDays,
    onDefect,
  );
  const sweep = () => void sweepOrphans(host).catch(onDefect);
  let sweeping: NodeJS.Timeout | undefined;
  return {
    start() {
      sweep();
      sweeping = setInterval(sweep, sweepEveryMs).unref();
      dispatcher.start();
      deliverer.start();
      pool.warm();
    },
    async drain() {
      deliverer.start();
      await dispatcher.drain();
      await deliverer.look();
    },
    async stop(graceMs) {
      clearInterval(sweeping);
      await Promise.all([dispatcher.stop(graceMs), deliverer.stop()]);
    },
    close: () => pool.close(),
  };
}
