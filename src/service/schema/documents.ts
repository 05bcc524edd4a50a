/** Limits on the documents of a request, which are read as a whole. */
export const mostDocuments = 20;
/** Bytes of all documents together. */
export const largestDocuments = 50 * 1024 * 1024;
