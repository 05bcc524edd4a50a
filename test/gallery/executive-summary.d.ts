/** Four findings, each with its figure and the slide that proves it. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'executive-summary'>;
