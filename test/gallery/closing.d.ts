/** The ask and the next date. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'closing'>;
