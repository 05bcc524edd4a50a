/** The built-in looks by name. */
import type { BrandKit, LookId } from '../../../model/brand-kit.ts';
import { bold } from './bold.ts';
import { dark } from './dark.ts';
import { editorial } from './editorial.ts';
import { ibcs } from './ibcs.ts';
import { light } from './light.ts';
import type { Look } from './look.ts';
import { templateLook } from './template-look.ts';

const looks: Readonly<Record<LookId, Look>> = { light, dark, editorial, bold, ibcs };

export function lookOf({ look = 'light', template }: Pick<BrandKit, 'look' | 'template'>): Look {
  return template ? templateLook(looks[look], template) : looks[look];
}
