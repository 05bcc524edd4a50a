/** What a file is, by its content: an ending may lie. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { notText, startOf } from './decode.ts';
import type { Source } from './source.ts';
import { zipEntries } from './zip-entries.ts';

export type Kind = 'delimited' | 'json' | 'parquet' | 'workbook' | 'sqlite' | 'gzip';

/** @throws data_unsupported for what is known and not read, data_not_tabular for what is no table at all */
export async function kindOf({ file, head, size, bytes }: Source): Promise<Kind> {
  const begins = (text: string) => head.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));
  if (begins('PAR1')) return 'parquet';
  if (begins('SQLite format 3\0')) return 'sqlite';
  if (begins('\x1f\x8b')) return 'gzip';
  if (begins('PK\x03\x04')) return inZip(file, await bytes());
  if (begins('\xd0\xcf\x11\xe0')) {
    throw new QuarterdeckError('data_unsupported', `${file} is an old Excel workbook (.xls), or a workbook with a password.`, {
      next: 'Save it as .xlsx without a password, and give that file.',
    });
  }
  const what = size > 0 ? notText(head) : null;
  if (what) {
    throw new QuarterdeckError('data_not_tabular', `${file} is not a table in text: it holds ${what}.`, {
      next: 'Export the table as CSV (UTF-8) and give that file.',
    });
  }
  // `[Account],[Amount]` is a header, `[{` and `{"` are not.
  return /^\s*(\{\s*["}]|\[\s*[[{"\]\d-])/.test(startOf(head)) ? 'json' : 'delimited';
}

function inZip(file: string, bytes: Buffer): Kind {
  const names = zipEntries(bytes)?.map(({ name }) => name);
  if (!names) {
    throw new QuarterdeckError('data_not_tabular', `${file} holds a zip package, such as an Excel workbook, that is damaged or cut off.`, {
      next: 'Download or save it again.',
    });
  }
  if (names.includes('xl/workbook.xml')) return 'workbook';
  const what = names.includes('xl/workbook.bin')
    ? 'a binary Excel workbook (.xlsb)'
    : names.includes('content.xml')
      ? 'an OpenDocument file'
      : names.includes('[Content_Types].xml')
        ? 'an Office file that is no workbook'
        : 'a zip archive';
  throw new QuarterdeckError('data_unsupported', `${file} is ${what}.`, {
    next: what === 'a zip archive' ? 'Unpack it, and give the folder.' : 'Save the table as .xlsx or CSV, and give that file.',
  });
}
