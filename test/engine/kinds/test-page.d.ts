/** A page as the layout gives it to a kind, with the gallery's figures and a plain brand kit. */
import type { BrandKit } from '../../../src/engine/brand/brand-kit.ts';
import type { ContentOf, KindId } from '../../../src/engine/kinds/content.ts';
import type { Page } from '../../../src/engine/kinds/slide-kind.ts';
import type { Element } from '../../../src/engine/layout/layout.ts';
export declare const plainKit: BrandKit;
export declare function testPage(title?: string, lead?: string, reports?: string[]): Page;
/** The elements of every page a content splits into. */
export declare function pagesOf<K extends KindId>(id: K, content: ContentOf<K>, page?: Page): Element[][];
