/** What is wrong with placed elements: outside the page, over one another, or with more text than their box holds. */
import type { Page } from '../../../src/engine/kinds/slide-kind.ts';
import type { Element } from '../../../src/engine/layout/layout.ts';
export declare function findings(elements: readonly Element[], page: Page): string[];
