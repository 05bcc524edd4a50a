/** One example of every slide kind, in the order of a deck. */
import type { Outline } from '../../src/engine/outline/outline.ts';
export declare const examples: (
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'action-table'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'agenda'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'appendix'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'big-number'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'bridge'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'bullets'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'closing'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'comparison'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'cover'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'executive-summary'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'process'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'quote'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'ranking'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'risks'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'scorecard'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'section'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'share'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'statement'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'table'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'timeline'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'trend'>
  | import('../../src/engine/outline/outline.ts').OutlineSlide<'two-columns'>
)[];
export declare const gallery: Outline;
