/** A watched rate whose change is within chance: said to hold, never to rise or fall. */
import type { Finding } from './finding.ts';

export function steady(finding: Finding): Finding {
  const { p: _, ...rest } = finding;
  return { ...rest, id: finding.id.replace(/^delta:/, 'steady:'), kind: 'steady', direction: 'flat', tone: 'neutral', significance: 0.6 };
}
