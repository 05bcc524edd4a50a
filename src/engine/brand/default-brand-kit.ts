/** The house look, where a person brings no brand kit or leaves parts of it open. */
import type { BrandKit } from './brand-kit.ts';

export const defaultBrandKit: BrandKit = {
  id: 'default',
  name: 'Quarterdeck',
  colors: {
    primary: '#1857B8',
    secondary: '#D9731A',
    text: '#17212E',
    background: '#FFFFFF',
    dark: '#0B1F3F',
    light: '#F1F4F9',
    positive: '#1B7A48',
    negative: '#BE3427',
    palette: ['#0E8577', '#6B4FA0'],
    link: '#1857B8',
  },
  // On every desk that has PowerPoint, and measured to the hundredth.
  fonts: { heading: 'Calibri', body: 'Calibri' },
  logo: null,
  footer: null,
};
