/** A next step as the findings suggest it. */
import type { Due } from '../../../../model/due.ts';
import type { Fact } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import type { Owner } from './owner.ts';

export interface Step {
  /** In a few words, as a title has it. */
  head: Text;
  /** The same with what it is about in figures, as the readers are asked to decide on it. */
  ask?: Text;
  /** A verb first. */
  what: Text;
  /** What it rests on, for the notes. */
  why: Text;
  /** What it brings or protects. */
  worth?: Text;
  /** The figure by which one will know that it worked. */
  measure?: Text;
  due: Due;
  /** The day of the meeting that decides it, instead. */
  on?: string;
  /** The members it is about: whoever heads them may own it. */
  scope?: Fact['scope'];
  /** Who owns it by name. */
  owners?: readonly string[];
  /** Who owns it where nobody heads them; by default whom the trade of its measure names. */
  owner?: Owner;
  metric: string;
  /** It is what the brief says is to be decided. */
  decides?: true;
  /** It comes before what the findings suggest. */
  first?: true;
  /** It mends nothing that went wrong: it keeps or checks what there is. */
  aside?: true;
}

/** A step before its reason is told. */
export type Remedy = Omit<Step, 'why'>;
