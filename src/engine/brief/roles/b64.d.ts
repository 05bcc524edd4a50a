/** Weights are read as text. */
declare module '*.b64' {
  const text: string;
  export default text;
}
