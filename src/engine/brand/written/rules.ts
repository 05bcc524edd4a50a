/** The rules a brand kit may set. */
import { z } from 'zod';
import { enforcements, seriesRoles } from '../../../model/brand-kit.ts';
import { choice } from './choice.ts';
import { hex } from './hex.ts';

const enforce = choice(enforcements)
  .default('warn')
  .describe('"strict": a deck that breaks it fails the gate on-brand, so --strict refuses it; "warn": it is only told.');
const points = (least: number, most: number, meaning: string) => z.number().min(least).max(most).describe(`${meaning}, points.`).optional();

const forbiddenColors = z
  .strictObject({ colors: z.array(hex('A colour that is never shown.')).min(1).max(24).describe('The colours.'), enforce })
  .describe('Colours no slide may show; derived colours avoid them, and what cannot be told from them.');

const minimumSizes = z
  .strictObject({
    title: points(16, 32, 'Titles'),
    body: points(10, 18, 'Running text'),
    data: points(8, 16, 'Labels, tables and charts, as large as running text unless given'),
    source: points(7, 11, 'The foot'),
    enforce,
  })
  .describe('Sizes no text may be smaller than: what is usually smaller is set larger.');

const chartPalette = z
  .array(z.string().describe(`${seriesRoles.join(', ')}, or a colour the kit gives one of these roles.`))
  .min(2)
  .max(6)
  .describe('Order in which the series of a chart take colours.');

export const writtenRules = z
  .strictObject({
    forbidden_colors: forbiddenColors.optional(),
    minimum_sizes: minimumSizes.optional(),
    chart_palette: chartPalette.optional(),
  })
  .describe('Rules a deck is held against.')
  .optional();
