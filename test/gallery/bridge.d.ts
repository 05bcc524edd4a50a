/** Won value from one quarter to the next by product. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'bridge'>;
