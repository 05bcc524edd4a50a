/** `brand-kits import`: reads the file with all it names, checks it here, gives it to the service, says what was found. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultBrandKit } from '../../../../engine/brand/default-brand-kit.ts';
import { isTemplate } from '../../../../engine/brand/template/is-template.ts';
import { leftOutOf } from '../../../../engine/pipeline.ts';
import type { BrandKit } from '../../../../model/brand-kit.ts';
import { isLook } from '../../../../model/brand-kit.ts';
import { QuarterdeckError } from '../../../../model/errors.ts';
import { readBrandKitFile } from '../../../../service/read-brand-kit-file.ts';
import type { KeptBrandKit } from '../../../../service/schema/brand-kit.ts';
import { brandKitIdPattern } from '../../../../service/schema/brand-kit-reference.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { printable } from '../../../printable.ts';
import { folded } from '../../../text-table.ts';
import { brandKitLines } from '../brand-kit-lines.ts';
import { openKitFile } from '../kit-file.ts';
import { leftOutWords } from '../left-out-words.ts';
import { templateWarnings } from '../template-warnings.ts';
import type { ImportOptions } from './spec.ts';

export async function run(
  context: Context,
  [typed = '']: readonly string[],
  { as, name, output, force = false }: ImportOptions,
): Promise<ExitCode> {
  const { brandKits } = await context.service();
  const kitFile = output === undefined ? null : openKitFile(context, output, { force, from: typed });
  const file = path.resolve(context.cwd, typed);
  const read = await readBrandKitFile(file);
  const kit: BrandKit = { ...read, id: as ?? read.id, ...(name !== undefined && { name }) };
  if (!brandKitIdPattern.test(kit.id)) {
    throw new QuarterdeckError('option_invalid', `A brand kit cannot be kept as "${kit.id}".`, { next: '--as acme' });
  }
  if (as === undefined && (kit.id === defaultBrandKit.id || isLook(kit.id))) {
    throw new QuarterdeckError('option_invalid', `${typed} has no name of its own, and "${kit.id}" is a built-in brand kit.`, {
      next: `--as ${path.parse(file).name.replace(/[^\w.-]+/g, '-')}`,
    });
  }
  const left = await leftOut(file, kit);
  const { id, ...written } = kit;
  const kept = await brandKits.put(id, written);
  const files = kitFile?.write(kit) ?? [];
  const warnings = kit.template ? templateWarnings(kit.template) : [];
  await printResult(context, {
    record: { ...kept, left_out: left, warnings, files },
    receipt: [
      `Kept ${kept.brand_kit_id}, version ${kept.version}: ${printable(kept.name)}`,
      ...(kit.template ? ['', ...brandKitLines(kept, context.io.out).slice(2)] : []),
      ...(left === null || Object.keys(left).length === 0
        ? []
        : ['', ...folded(`Left out of the file: ${leftOutWords(left)}`, context.io.out, 0, 2)]),
      ...(files.length === 0 ? [] : ['', `Wrote ${files.join(' and ')}`]),
      '',
      nextSteps(kept),
    ].join('\n'),
    notes: [{ heading: 'To look at', tone: 'warn', lines: warnings }],
  });
  return 0;
}

/** Of a template that is imported itself; null of a brand kit file. */
async function leftOut(file: string, { template }: BrandKit) {
  const bytes = await readFile(file);
  return template && isTemplate(bytes, file) ? leftOutOf(bytes, Buffer.from(template.data, 'base64')) : null;
}

function nextSteps({ brand_kit_id }: KeptBrandKit): string {
  return `Make a deck with it:\n  quarterdeck generate --brand-kit ${brand_kit_id} --data crm/`;
}
