/** Regions this quarter against the quarter before. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'comparison'>;
