/** The children that make decks: warm, one deck at a time each, replaced after many decks or a bad one. */
import type { Environment } from '../home.ts';
import type { Made } from './make-deck.ts';
import { RenderChild, type RenderHooks } from './render-child.ts';
import type { RenderJob } from './render-job.ts';

export interface RenderLimits {
  /** Decks made at a time. */
  slots: number;
  /** Longest time of one deck, milliseconds. */
  deadlineMs: number;
  /** Most memory of one child's heap, MiB. */
  memoryMb: number;
  /** Decks that a child makes before another takes its place. */
  jobsPerChild: number;
}

export class RenderPool {
  readonly #limits: RenderLimits;
  readonly #idle: RenderChild[] = [];
  readonly #busy = new Set<RenderChild>();
  #closed = false;

  constructor(limits: RenderLimits) {
    this.#limits = limits;
  }

  /** Starts a child before the first deck asks for it. */
  warm(): void {
    if (this.#idle.length === 0 && !this.#closed) this.#idle.push(new RenderChild(this.#limits.memoryMb));
  }

  /** Process ids of its children. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy].flatMap(({ pid }) => pid ?? []);
  }

  /** @throws what `RenderChild.run` throws */
  async run(job: RenderJob, env: Environment, hooks: RenderHooks): Promise<Made> {
    const child = this.#take();
    this.#busy.add(child);
    try {
      return await child.run(job, env, this.#limits.deadlineMs, hooks);
    } finally {
      this.#busy.delete(child);
      if (this.#closed || child.jobs >= this.#limits.jobsPerChild) child.kill();
      if (child.alive) this.#idle.push(child);
      this.warm();
    }
  }

  close(): void {
    this.#closed = true;
    for (const child of [...this.#idle.splice(0), ...this.#busy]) child.kill();
  }

  #take(): RenderChild {
    for (;;) {
      const child = this.#idle.pop() ?? new RenderChild(this.#limits.memoryMb);
      if (child.alive) return child;
    }
  }
}
