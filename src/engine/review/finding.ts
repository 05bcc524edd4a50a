/** What a review finds: a rule broken at a place, in figures, with what to do about it. */

import type { Gate } from '../../model/gate.ts';
import type { Page, Shape, Unchecked } from './page.ts';
import { rules } from './rules.ts';

export type Severity = 'error' | 'warning' | 'note';
export type RuleId = keyof typeof rules;

export interface ReviewFinding {
  rule: RuleId;
  gate: Gate;
  severity: Severity;
  /** From 1; null for the file. */
  slide: number | null;
  /** Name of the shape; null for the slide. */
  shape: string | null;
  /** A sentence with figures. */
  message: string;
  /** A sentence: what to do. */
  remedy: string;
}

/** Reports a finding on a page, or of the file where there is none. */
type Report = (rule: RuleId, where: { page: Page; shape?: Shape | string } | { slide: number | null }, message: string) => void;

export interface Reviewing {
  report: Report;
  /** Says that a rule could not be applied. */
  leave(unchecked: Unchecked): void;
}

export function collector(): Reviewing & { findings: ReviewFinding[]; unchecked: Unchecked[] } {
  const findings: ReviewFinding[] = [];
  const unchecked: Unchecked[] = [];
  return {
    findings,
    unchecked,
    leave: (one) => {
      if (!unchecked.some(({ slide, shape, reason }) => slide === one.slide && shape === one.shape && reason === one.reason))
        unchecked.push(one);
    },
    report: (rule, where, message) => {
      const { gate, severity, remedy } = rules[rule];
      const shape = 'page' in where ? where.shape : undefined;
      const name = shape === undefined ? null : typeof shape === 'string' ? shape : shape.name;
      findings.push({ rule, gate, severity, slide: 'page' in where ? where.page.number : where.slide, shape: name, message, remedy });
    },
  };
}

/** `"Title 1"`, cut where a program or a joker gave it a long name. */
export function quoted(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return `"${plain.length > 60 ? `${plain.slice(0, 59)}…` : plain}"`;
}
