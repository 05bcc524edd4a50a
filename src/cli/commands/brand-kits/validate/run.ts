/** `brand-kits validate`: reads the file as a deck would, and shows what it comes to. */
import path from 'node:path';
import { readBrandKitFile } from '../../../../service/read-brand-kit-file.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { printable } from '../../../printable.ts';
import { brandKitLines } from '../brand-kit-lines.ts';
import { templateWarnings } from '../template-warnings.ts';

export async function run(context: Context, [file = '']: readonly string[]): Promise<ExitCode> {
  const kit = await readBrandKitFile(path.resolve(context.cwd, file));
  const warnings = kit.template ? templateWarnings(kit.template) : [];
  await printResult(context, {
    record: { valid: true, kit, warnings },
    receipt: [
      `${file} can be used: ${printable(kit.name)} (${kit.id})`,
      '',
      ...brandKitLines({ brand_kit_id: kit.id, name: kit.name, version: 1, kit: { ...kit }, created_at: null }, context.io.out).slice(2),
      '',
      `Keep it:\n  quarterdeck brand-kits import ${file}`,
    ].join('\n'),
    notes: [{ heading: 'To look at', tone: 'warn', lines: warnings }],
  });
  return 0;
}
