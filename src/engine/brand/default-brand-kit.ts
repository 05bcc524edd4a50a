/** The house kit, where a person brings none or leaves parts of one open: the light look as it is. */
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
