/** Every response of a server has its version in this header; one without it is from something else. */
export const versionHeader = 'quarterdeck-version';

/** The key to which a file is encrypted. */
export const encryptedToHeader = 'quarterdeck-encrypted-to';
