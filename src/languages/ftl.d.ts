/** Catalogues are read as text. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
