/** Products with their figures and a total. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'table'>;
