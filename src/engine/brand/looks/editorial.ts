/** Editorial: a serif face for headings, paper throughout, hairlines in place of panels. */
import { deriveColors } from '../derive-colors.ts';
import type { Look } from './look.ts';

export const editorial: Look = {
  summary: 'serif headings, warm paper, hairlines, a quiet cover',
  colors: {
    primary: '#8A2B2B',
    secondary: '#2F5D62',
    text: '#1F1B18',
    background: '#FDFCF9',
    dark: '#2B2320',
    light: '#F3EFE8',
    positive: '#2C6E49',
    negative: '#A8321F',
    palette: ['#8F6B1E', '#5A5F7D'],
    link: '#8A2B2B',
  },
  fonts: { heading: 'Cambria', body: 'Calibri' },
  recolor: deriveColors,
  headings: 'regular',
  display: 1,
  grounds: { cover: 'paper', section: 'paper' },
  coverShape: { geometry: 'rect', fill: 'light', column: 9, top: 0, bottom: 1 },
  coverRule: true,
  panel: 'hairline',
  quoteBar: 0,
  agendaNumber: 'plain',
  notation: 'free',
};
