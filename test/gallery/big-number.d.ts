/** One figure with its label and a sentence. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'big-number'>;
