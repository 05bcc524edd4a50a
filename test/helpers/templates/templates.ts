/** Ten corporate templates as different programs and people make them. */
import { darkGradient } from './dark-gradient.ts';
import { fullPotx } from './full-potx.ts';
import { german } from './german.ts';
import { libreoffice } from './libreoffice.ts';
import { oddPrefixes } from './odd-prefixes.ts';
import { oldFourThree } from './old-four-three.ts';
import { pictureGrounds } from './picture-grounds.ts';
import { powerpointOffice } from './powerpoint-office.ts';
import { twoMasters } from './two-masters.ts';
import { unusualParts } from './unusual-parts.ts';

export const templates = {
  'powerpoint-office': powerpointOffice,
  'two-masters': twoMasters,
  'old-four-three': oldFourThree,
  german,
  libreoffice,
  'picture-grounds': pictureGrounds,
  'odd-prefixes': oddPrefixes,
  'full-potx': fullPotx,
  'dark-gradient': darkGradient,
  'unusual-parts': unusualParts,
} as const satisfies Record<string, () => Uint8Array>;
export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as TemplateName[];
