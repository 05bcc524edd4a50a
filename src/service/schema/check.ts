/** One check of `doctor`. */
export interface Check {
  name: string;
  passed: boolean;
  /** What was found. */
  detail: string;
  /** What to do about it; null when it passed. */
  next: string | null;
}
