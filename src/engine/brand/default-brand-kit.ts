/** The default kit: the light look, also for whatever a kit leaves open. */
import type { BrandKit } from '../../model/brand-kit.ts';
import { light } from './looks.ts';

export const defaultBrandKit: BrandKit = {
  id: 'default',
  name: 'Quarterdeck',
  colors: light.colors,
  fonts: light.fonts,
  logo: null,
  footer: null,
};
