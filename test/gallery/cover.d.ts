/** A cover with subtitle, period and presenter. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'cover'>;
