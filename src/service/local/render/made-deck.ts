/** What the row of a finished deck holds; its files are stored under their keys. */
import type { Report } from '../../../engine/check/report.ts';
import type { ArtifactFormat } from '../../schema/deck-status.ts';

export interface MadeDeck {
  title: string;
  brandKitId: string;
  dataSources: string[];
  slides: { number: number; id: string; kind: string; title: string }[];
  files: { format: ArtifactFormat; key: string; bytes: number; sha256: string; encryptedTo?: string; sealed?: SealedAs }[];
  report: Report;
}

/** How a file lies on the disk; files of earlier versions lie there as they are. */
interface SealedAs {
  /** Its key: as secret as this row, which is encrypted. */
  key: string;
  /** Of the encrypted bytes. */
  sha256: string;
}
