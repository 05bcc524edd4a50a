/**
 * Brief → facts → outline → layout → file: one function an arrow, each from one plain value to the next.
 * Read this first; every function named here lives in the folder of its stage.
 */

import type { BrandKit } from './brand/brand-kit.ts';
import { readBrandKit } from './brand/read-brand-kit.ts';
import { readBrief } from './brief/read-brief.ts';
import { checkDeck } from './check/check-deck.ts';
import type { Report } from './check/report.ts';
import type { DataFile } from './data/data-file.ts';
import { layOut } from './layout/lay-out.ts';
import type { Layout } from './layout/layout.ts';
import { readFacts } from './metrics/read-facts.ts';
import type { Outline } from './outline/outline.ts';
import { plan } from './outline/plan.ts';
import { writeDeck } from './pptx/write-deck.ts';
