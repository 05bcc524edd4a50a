/** Products over four quarters as 100 % columns. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'share'>;
