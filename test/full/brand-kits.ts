/** Brand kits as written by their owners, from the plainest to the least usual. */
import { sampleLogo } from '../../src/demo/brand-kit.ts';
import { readBrandKit } from '../../src/engine/pipeline.ts';
import type { BrandKit } from '../../src/model/brand-kit.ts';

const logo = (corner: string) => ({ data: sampleLogo().toString('base64'), corner, size: 0.6, safe_zone: 0.4 });

const written = [
  {},
  {
    name: 'Acme',
    colors: { primary: '#0B6E5D', secondary: '#E08E2B', text: '#14202B', dark: '#10312B' },
    fonts: { heading: 'Georgia', body: 'Arial' },
    logo: logo('bottom-right'),
    footer: 'Acme & Söhne <Quarterly> "Review"',
  },
  { name: '東京', colors: { primary: '#8A1538' }, fonts: { heading: 'Meiryo', body: 'Meiryo' }, logo: logo('top-right') },
  {
    name: 'Night',
    colors: { primary: '#7FB2FF', secondary: '#FFB36B', text: '#F2F5FA', background: '#10151D', dark: '#000000', light: '#1C2430' },
    fonts: { heading: 'Inter', body: 'Inter' },
    footer: 'Night',
  },
  { name: 'Loud', colors: { primary: '#C4006B', dark: '#C4006B' }, fonts: { heading: 'Impact', body: 'Verdana' } },
  { name: 'Narrow', slide_size: '4:3', logo: logo('bottom-right'), footer: 'Narrow GmbH' },
  { name: 'Dark', look: 'dark', logo: logo('top-right') },
  { name: 'Editorial', look: 'editorial', slide_size: '4:3', fonts: { heading: 'Georgia', body: 'Georgia' } },
  { name: 'Bold', look: 'bold', colors: { primary: '#E4572E', secondary: '#17BEBB' }, logo: logo('bottom-right') },
  { name: 'IBCS', look: 'ibcs', slide_size: '4:3', logo: logo('top-right') },
  { name: 'Light', look: 'light', colors: { primary: '#8F6B00' }, fonts: { heading: 'Arial', body: 'Times New Roman' }, footer: 'Light' },
];

export function brandKits(): Promise<BrandKit[]> {
  return Promise.all(written.map((kit) => readBrandKit(kit, () => Promise.reject(new Error('no file is named')))));
}
