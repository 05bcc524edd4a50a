/** The deck's own words: labels the engine writes that come from neither the brief nor the data. */

export interface Words {
  agenda: string;
  executiveSummary: string;
  scorecard: string;
  nextSteps: string;
  appendix: string;
  definitions: string;
  dataQuality: string;
  source: string;
  continued: string;
  /** Column heads of the action table and the risks. */
  what: string;
  who: string;
  when: string;
  /** An owner or date nobody gave. */
  open: string;
  risk: string;
  evidence: string;
  response: string;
  other: string;
  total: string;
  target: string;
  /** `see slide 4`, where 4 is put for `{n}`. */
  seeSlide: string;
  partialPeriod: string;
  asOf: string;
  /** Mark of scaffold text: `To fill:` */
  toFill: string;
}
