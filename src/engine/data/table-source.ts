/** The port for tables that lie in no file: a database, a CRM. What implements it stands outside the engine. */
import type { Into } from './formats/source.ts';
import type { Reading } from './raw-table.ts';

export interface TableSource {
  /**
   * Brings its tables in as raw tables of text, in the same order with the same rows each time the data are the same.
   * @throws QuarterdeckError that names what failed, and never a secret
   */
  read(into: Into): Promise<Reading>;
}
