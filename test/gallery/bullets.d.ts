/** A short list with points under points. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'bullets'>;
