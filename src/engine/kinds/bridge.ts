/** Bridge: what moved a total from one period to the next, as a waterfall of native stacked columns. */
import { z } from 'zod';

const step = z.strictObject({ label: z.string(), value: z.string() });
export const bridgeContent = z.strictObject({
  start: step,
  /** Signed change facts; start plus steps is end. */
  steps: z.array(step).min(1),
  end: step,
  reading: z.array(z.string()).max(4).default([]),
});
export type BridgeContent = z.infer<typeof bridgeContent>;
