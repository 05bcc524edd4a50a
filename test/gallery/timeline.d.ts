/** Five dated events. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'timeline'>;
