/** Two options with the favoured one marked. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'two-columns'>;
