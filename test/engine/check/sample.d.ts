/** A small sound layout and outline that tests break one way at a time. */
import type { BrandKit } from '../../../src/engine/brand/brand-kit.ts';
import type { ChartElement, Element, Layout, LayoutSlide, TableElement, TextElement } from '../../../src/engine/layout/layout.ts';
import type { Fact } from '../../../src/engine/metrics/fact.ts';
import type { Outline } from '../../../src/engine/outline/outline.ts';
export declare const brandKit: BrandKit;
export declare function text(name: string, content: string, more?: Partial<TextElement>): TextElement;
export declare function title(content: string, more?: Partial<TextElement>): TextElement;
export declare function chart(more?: Partial<ChartElement>): ChartElement;
export declare function table(more?: Partial<TableElement>): TableElement;
export declare function slide(elements: Element[], more?: Partial<LayoutSlide>): LayoutSlide;
export declare function layoutOf(...slides: LayoutSlide[]): Layout;
export declare function fact(id: string, value: number | null, more?: Partial<Fact>): Fact;
export declare function outlineOf(slides: Outline['slides'], facts: Fact[]): Outline;
