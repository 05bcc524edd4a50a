/** Names of options that lean on one another: `repair the line`, `replace it` are to repair and to replace the line. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { MarkedOption } from './options-marked.ts';
import { capital } from './wording.ts';

interface Form {
  /** Groups `verb`, and what stands behind the pronoun as `rest`. */
  leaning: RegExp;
  /** The thing, in the name before. */
  thing: RegExp;
  say: (verb: string, thing: string, rest: string) => string;
}

const verbFirst = (verb: string, thing: string, rest: string) => `${verb} ${thing}${rest}`;
const forms: Readonly<Partial<Record<LanguageCode, Form>>> = {
  en: {
    leaning: /^(?<verb>\p{L}+)\s(?:it|them)(?<rest>(?:\s.+)?)$/iu,
    thing: /^\p{L}+\s((?:the|our|its|both)\s(?:[\p{L}'’-]+\s?){1,4})$/iu,
    say: verbFirst,
  },
  de: {
    leaning: /^(?:sie|ihn|es)\s(?<rest>(?:.{0,40}\s)?)(?<verb>\p{L}+(?:en|ern|eln))$/iu,
    thing: /^((?:die|den|das|unsere[n]?)\s(?:[\p{L}-]+\s){1,4})\p{Ll}+(?:en|ern|eln)$/iu,
    say: (verb, thing, rest) => `${thing} ${rest}${verb}`,
  },
  fr: {
    leaning: /^(?:la|le|les)\s(?<verb>\p{Ll}+(?:er|ir|re))(?<rest>(?:\s.+)?)$/iu,
    thing: /^\p{L}+(?:er|ir|re)\s((?:(?:la|le|les|notre)\s|l['’])(?:[\p{L}'’-]+\s?){1,4})$/iu,
    say: verbFirst,
  },
  es: {
    leaning: /^(?<verb>\p{L}+[aei]r)(?:la|lo|las|los)(?<rest>(?:\s.+)?)$/iu,
    thing: /^\p{L}+[aei]r\s((?:la|el|las|los|nuestra)\s(?:[\p{L}-]+\s?){1,4})$/iu,
    say: verbFirst,
  },
};

/** Each with the thing that its pronoun stands for; as it is where the option before names none. */
export function named<T extends Pick<MarkedOption, 'name'>>(options: readonly T[], language: LanguageCode): T[] {
  const form = forms[language];
  if (form === undefined) return [...options];
  let thing: string | null = null;
  return options.map((option) => {
    const found = form.leaning.exec(option.name)?.groups;
    if (found === undefined) thing = form.thing.exec(option.name)?.[1]?.trim() ?? thing;
    return found === undefined || thing === null
      ? option
      : { ...option, name: capital(form.say(found.verb!.toLowerCase(), thing, found.rest!)) };
  });
}
