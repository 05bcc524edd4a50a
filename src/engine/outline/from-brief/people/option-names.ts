/** Names of options that lean on one another: `repair the line`, `replace it` are to repair and to replace the line. */
import { all } from '../../../../languages/all.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { MarkedOption } from './options-marked.ts';
import { capital } from './wording.ts';

/** Each with the thing that its pronoun stands for; as it is where the option before names none. */
export function named<T extends Pick<MarkedOption, 'name'>>(options: readonly T[], language: LanguageCode): T[] {
  const form = all[language].sentences.leaning?.();
  if (form === undefined) return [...options];
  const { say = (verb, thing, rest) => `${verb} ${thing}${rest}` } = form;
  let thing: string | null = null;
  return options.map((option) => {
    const found = form.leaning.exec(option.name)?.groups;
    if (found === undefined) thing = form.thing.exec(option.name)?.[1]?.trim() ?? thing;
    return found === undefined || thing === null
      ? option
      : { ...option, name: capital(say(found.verb!.toLowerCase(), thing, found.rest!)) };
  });
}
