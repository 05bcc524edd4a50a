/** One check of `doctor`. */
export interface Check {
  name: string;
  passed: boolean;
  /** The result. */
  detail: string;
  /** What to do; null if it passed. */
  next: string | null;
}
