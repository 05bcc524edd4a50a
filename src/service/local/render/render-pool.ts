/** A pool of child processes that read untrusted input: warm, one job at a time each, replaced after many jobs or a failure. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Environment } from '../home.ts';
import type { RunJob } from './jobs.ts';
import { RenderChild } from './render-child.ts';
import { Turns } from './turns.ts';

export interface RenderLimits {
  /** Number of decks made in parallel, and of interactive jobs. */
  slots: number;
  /** Maximum number of interactive jobs per tenant. */
  slotsPerTenant: number;
  /** Time limit of a job, milliseconds. */
  deadlineMs: number;
  /** Maximum heap of a child, MiB. */
  memoryMb: number;
  /** Jobs after which a child is replaced. */
  jobsPerChild: number;
}

/** Maximum number of waiting interactive jobs per slot; any more would wait too long. */
const mostWaiting = 8;

export class RenderPool {
  readonly #limits: RenderLimits;
  readonly #env: Environment;
  readonly #turns: Turns;
  readonly #idle: RenderChild[] = [];
  readonly #busy = new Set<RenderChild>();
  #closed = false;

  /** @param env Database settings (PGPASSWORD, PGUSER …), the only environment the children have. */
  constructor(limits: RenderLimits, env: Environment = {}) {
    this.#limits = limits;
    this.#env = env;
    this.#turns = new Turns({ inside: limits.slots, insideOfOne: limits.slotsPerTenant, waiting: limits.slots * mostWaiting });
  }

  /** Starts a child before the first job needs it. */
  warm(): void {
    if (!this.#closed && !this.#idle.some(({ alive }) => alive)) this.#idle.push(new RenderChild(this.#limits.memoryMb));
  }

  /** Process ids of its children. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy].flatMap(({ pid }) => pid ?? []);
  }

  /** A deck starts immediately, because the dispatcher respects the slots; other jobs wait their turn. */
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
