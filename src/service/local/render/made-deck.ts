/** What the row of a finished deck holds; its files are stored under their keys. */
import type { Report } from '../../../engine/check/report.ts';
import type { ArtifactFormat } from '../../schema/deck-status.ts';

export interface MadeDeck {
  title: string;
  brandKitId: string;
  dataSources: string[];
  slides: { number: number; id: string; kind: string; title: string }[];
  files: { format: ArtifactFormat; key: string; bytes: number; sha256: string; encryptedTo?: string }[];
  report: Report;
}
