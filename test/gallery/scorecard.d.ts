/** Six tiles with change, target and course. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'scorecard'>;
