/** Text colours in which links look like the text around them. */
import type { ColorToken } from '../../model/layout.ts';

/** On dark backgrounds and filled shapes, the theme's link colour is unreadable. */
export const lightTexts: readonly ColorToken[] = ['paper', 'on-dark', 'on-dark-70'];
