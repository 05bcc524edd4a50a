/** Everything the demo starts from, as files of its folder. */
import { brandKitFile, logoFile, sampleBrandKit, sampleLogo } from './brand-kit.ts';
import { sampleData } from './sample-data.ts';

export { asOf } from './opportunities.ts';

/** Folder of the tables inside the demo's folder. */
export const dataFolder = 'data';
export const prompt = 'Q4 2025 business review for the executive team, end with next steps';

export interface DemoFile {
  /** Below the demo's folder, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

export function demoFiles(): DemoFile[] {
  const encoder = new TextEncoder();
  return [
    ...sampleData().map(({ name, text }) => ({ path: `${dataFolder}/${name}`, bytes: encoder.encode(text) })),
    { path: brandKitFile, bytes: encoder.encode(sampleBrandKit()) },
    { path: logoFile, bytes: sampleLogo() },
  ];
}
