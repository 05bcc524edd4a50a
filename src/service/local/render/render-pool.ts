/** The children that read what others wrote: warm, one job at a time each, replaced after many jobs or a bad one. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Environment } from '../home.ts';
import type { RunJob } from './jobs.ts';
import { RenderChild } from './render-child.ts';
import { Turns } from './turns.ts';

export interface RenderLimits {
  /** Decks made at a time, and as many jobs that somebody waits for. */
  slots: number;
  /** Of those jobs, most of one tenant. */
  slotsPerTenant: number;
  /** Longest time of one job, milliseconds. */
  deadlineMs: number;
  /** Most memory of one child's heap, MiB. */
  memoryMb: number;
  /** Jobs that a child does before another takes its place. */
  jobsPerChild: number;
}

/** Jobs that somebody waits for, for each one that can be done at a time: more would be waited for too long. */
const mostWaiting = 8;

export class RenderPool {
  readonly #limits: RenderLimits;
  readonly #env: Environment;
  readonly #turns: Turns;
  readonly #idle: RenderChild[] = [];
  readonly #busy = new Set<RenderChild>();
  #closed = false;

  /** @param env What databases ask for: PGPASSWORD, PGUSER …; the children have no other. */
  constructor(limits: RenderLimits, env: Environment = {}) {
    this.#limits = limits;
    this.#env = env;
    this.#turns = new Turns({ inside: limits.slots, insideOfOne: limits.slotsPerTenant, waiting: limits.slots * mostWaiting });
  }

  /** Starts a child before the first job asks for it. */
  warm(): void {
    if (!this.#closed && !this.#idle.some(({ alive }) => alive)) this.#idle.push(new RenderChild(this.#limits.memoryMb));
  }

  /** Process ids of its children. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy].flatMap(({ pid }) => pid ?? []);
  }

  /** A deck begins at once, as nobody hands out more of them than there are slots; whatever else waits for its turn. */
  readonly run: RunJob = async (kind, asked, hooks) => {
    if (kind === 'deck') return this.#run(kind, asked, hooks);
    const done = await this.#turns.take(hooks.tenantId ?? '', hooks.signal);
    try {
      return await this.#run(kind, asked, hooks);
    } finally {
      done();
    }
  };

  close(): void {
    this.#closed = true;
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill();
  }

  readonly #run: RunJob = async (kind, asked, hooks) => {
    if (this.#closed) throw new QuarterdeckError('stopping', 'The server is being stopped.', { next: 'send the request again' });
    const child = this.#take();
    this.#busy.add(child);
    try {
      return await child.run(kind, asked, { ...hooks, env: this.#env, deadlineMs: this.#limits.deadlineMs });
    } finally {
      this.#busy.delete(child);
      if (this.#closed || child.jobs >= this.#limits.jobsPerChild) child.kill();
      if (child.alive) this.#idle.push(child);
      this.warm();
    }
  };

  #take(): RenderChild {
    for (;;) {
      const child = this.#idle.pop() ?? new RenderChild(this.#limits.memoryMb);
      if (child.alive) return child;
    }
  }
}
