/** The colours a brand kit may name, each by its role. */
import { z } from 'zod';
import { hex } from './hex.ts';

export const writtenColors = z
  .strictObject({
    primary: hex('The accent that does the talking.').optional(),
    secondary: hex('Contrast, or a second series.').optional(),
    text: hex('Ink: nearly black.').optional(),
    background: hex('Paper.').optional(),
    dark: hex('Ground of cover, section and closing pages.').optional(),
    light: hex('Panels.').optional(),
    positive: hex('Good, for variance only.').optional(),
    negative: hex('Bad, for variance only.').optional(),
    palette: z
      .tuple([hex('Third series.'), hex('Fourth series.')], { error: 'takes exactly two colours' })
      .describe('Two further series colours.')
      .optional(),
    link: hex('Links.').optional(),
  })
  .default({})
  .describe('Colours by their role; those left out are derived so that they read.');
