/** Light: white paper, dark full pages, one accent. The look where a kit names none. */
import { deriveColors } from '../derive-colors.ts';
import type { Look } from './look.ts';

export const light: Look = {
  summary: 'white paper, dark cover, one accent',
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
  recolor: deriveColors,
  headings: 'bold',
  display: 1,
  grounds: { cover: 'dark', section: 'dark' },
  coverShape: { geometry: 'rect', fill: 'accent', column: 9, top: 1 / 3, bottom: 1 },
  coverRule: false,
  panel: 'fill',
  quoteBar: 0.06,
  agendaNumber: 'plain',
  notation: 'free',
};
