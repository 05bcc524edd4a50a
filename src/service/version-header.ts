/** Every answer of a server carries its version here; an answer without it comes from somebody else. */
export const versionHeader = 'quarterdeck-version';
