/** Which of a kit's pictures stands on a ground: a logo is made for white paper, and stands on a plate of it where the ground is dark. */
import type { BrandLogo, BrandPicture, Hex } from '../../model/brand-kit.ts';
import { luminance } from './contrast.ts';

/** Of the grounds that a logo made for paper can stand on, as luminance. */
const darkest = 0.3;

export interface LogoOn {
  picture: BrandPicture;
  /** It is the picture for dark grounds. */
  dark: boolean;
  /** It needs a plate as large as its safe zone. */
  plate: boolean;
}

export function logoOn(logo: BrandLogo, ground: Hex): LogoOn {
  const onDark = luminance(ground) <= darkest;
  if (onDark && logo.dark) return { picture: logo.dark, dark: true, plate: false };
  return { picture: logo, dark: false, plate: onDark };
}
