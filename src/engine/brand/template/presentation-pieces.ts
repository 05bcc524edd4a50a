/** What a template's presentation part says that a deck needs, in the order of ISO/IEC 29500-1, 19.2.1.26; slides are listed before `p:sldSz`. */
export const presentationPieces = [
  'p:sldMasterIdLst',
  'p:notesMasterIdLst',
  'p:handoutMasterIdLst',
  'p:sldSz',
  'p:notesSz',
  'p:embeddedFontLst',
  'p:kinsoku',
  'p:defaultTextStyle',
] as const;
export type PresentationPiece = (typeof presentationPieces)[number];
