/** Types of the `linebreak` package, which brings none: break opportunities after UAX #14. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place a line may (or, when `required`, must) end; `position` counts UTF-16 units. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
