/** Owners by won value, the rest as Other. */
import type { OutlineSlide } from '../../src/engine/outline/outline.ts';
export declare const example: OutlineSlide<'ranking'>;
