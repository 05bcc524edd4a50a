/** Won value over eight quarters and one partial, with a target. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'trend'>;
