/** Tables for tests: written to a folder of their own, read as a person's files would be. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import type { DataFile } from '../../../src/engine/data/table-source.ts';

/** Writes `{ 'deals.csv': '…' }` and gives the folder. */
export function csvFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-data-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

export function csvFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<DataFile[]> {
  return findDataFiles(csvFolder(files));
}

/** Rows of objects as CSV, columns in the order of the first row. */
export function csv(rows: readonly Readonly<Record<string, string | number | null>>[], delimiter = ','): string {
  const columns = Object.keys(rows[0]!);
  const field = (value: string | number | null | undefined) => {
    const text = String(value ?? '');
    return /["\n\r]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))].map((row) => row.map(field).join(delimiter)).join('\n');
}
