/** The days of the week, as people name them in nine languages. */
import { languages } from '../../model/language.ts';

let compiled: readonly RegExp[] | null = null;

/** Monday first, in all languages; made for the first text that is looked through. */
export function weekdays(): readonly RegExp[] {
  compiled ??= Array.from({ length: 7 }, (_, at) => {
    const names = Object.values(languages).map(({ locale }) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + at))),
    );
    const short = [`${'月火水木金土日'[at]}曜`, `周${'一二三四五六日'[at]}`];
    return new RegExp(
      `(?<!\\p{L})(?:${names.filter((name) => !unspacedName.test(name)).join('|')})(?!\\p{L})|${short.join('|')}|星期${'一二三四五六日'[at]}`,
      'iu',
    );
  });
  return compiled;
}
const unspacedName = /\p{Script=Han}/u;
