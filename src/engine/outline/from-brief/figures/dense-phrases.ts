/** The words around figures in Japanese and Chinese. */
import { all } from '../../../../languages/all.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { periodAtStart } from './periods.ts';
import type { Phrases, Read, Turn } from './phrases.ts';

/** What is counted, after a figure. */
const counter = /^(?:人|件|名|個|个|社|台|店|枚|家|次|回|本|户|辆|单)/u;
const compiled = new Map<'ja' | 'zh', Phrases>();

/** The languages that these phrases are of. */
export const isDense = (language: LanguageCode): language is 'ja' | 'zh' => language === 'ja' || language === 'zh';

export function densePhrases(language: 'ja' | 'zh'): Phrases {
  const known = compiled.get(language);
  if (known) return known;
  const made = phrasesOf(language);
  compiled.set(language, made);
  return made;
}

function phrasesOf(language: 'ja' | 'zh'): Phrases {
  const grammar = all[language].figures;
  const { up, down, about, from, to, against, plan } = grammar;
  const verb = `(?<up>${up})|(?<down>${down})|${grammar.went}`;
  const unsure = new RegExp(grammar.unsure, 'u');
  const letters = '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z・々]';
  const named = language === 'ja' ? `(?<name>${letters}{2,14}(?:の${letters}{1,8})?)` : `(?<name>${letters}{2,14}?)`;
  const notName = new RegExp(language === 'ja' ? `^(?:${plan})$` : `${grammar.noName}|${up}|${down}|^(?:${plan})$`, 'u');
  const heads: readonly RegExp[] =
    language === 'ja'
      ? [new RegExp(`^${named}(?:は|が|：|:)、?(?:${about})?$`, 'u')]
      : [
          new RegExp(`^${named}(?:已经?)?(?<from>${from})(?:${about})?$`, 'u'),
          new RegExp(`^${named}(?:已经?|大幅|小幅)?(?:(?<up>${up})|(?<down>${down}))(?<to>${to}|了)(?:${about})?$`, 'u'),
          new RegExp(`^${named}(?:为|是|达到?|：|:)(?:${about})?$`, 'u'),
        ];
  const turns = {
    to: new RegExp(language === 'ja' ? `^(?:${from})、?(?:${about})?$` : `^(?:大幅|小幅|进一步)?(?:${verb})?(?:${to})(?:${about})?$`, 'u'),
    prior: new RegExp(`^(?:で|と)?[、，（(](?:较|比)?(?<of>${against})(?:同期)?(?:は|の|が|为|是|：|:)?(?:${about})?$`, 'u'),
    plan: new RegExp(`^(?:で|と)?[、，（(]?(?:对比|相比)?(?<plan>${plan})(?:値)?(?:は|の|が|为|是|：|:)?(?:${about})?$`, 'u'),
  };
  const onward = new RegExp(`^(?:に|へ|まで|と)(?:大きく|大幅に|さらに)?(?:${verb})`, 'u');
  const after = new RegExp(`^(?:から|より)?(?:大きく|大幅に)?(?:${verb})`, 'u');
  const reason = new RegExp(`^(?:${grammar.because})`, 'u');

  const isName = new RegExp(`^${letters}{2,14}(?:の${letters}{1,8})?$`, 'u');
  const name = (words: string) => {
    const text = words.trim();
    return isName.test(text) && !notName.test(text) ? text : '';
  };

  const head = (words: string): Read | null => {
    const text = words.trim();
    const { period, rest } = periodAtStart(text);
    const bare = rest.replace(/^[のは、，]/u, '');
    for (const pattern of heads) {
      const found = pattern.exec(bare);
      const groups = found?.groups;
      if (!found || !groups || notName.test(groups.name!) || unsure.test(bare)) continue;
      const direction = groups.up !== undefined ? 'up' : groups.down !== undefined ? 'down' : null;
      if (groups.to === '了') continue;
      return {
        label: groups.name!,
        role: groups.from === undefined ? 'now' : 'prior',
        direction,
        period,
        words: bare.slice(groups.name!.length),
        isMaker: false,
        verbLast: language === 'ja',
        more: false,
      };
    }
    return null;
  };

  const turn = (gap: string): Turn | null => {
    const { period, rest } = periodAtStart(gap.trim().replace(counter, ''));
    const text = rest.trim();
    const base = { period, of: null, sure: true, direction: null, name: null, words: text };
    const prior = turns.prior.exec(gap.trim().replace(counter, ''))?.groups?.of;
    if (prior !== undefined) return { ...base, period: null, role: 'prior', of: prior, sure: false };
    const planName = turns.plan.exec(text)?.groups?.plan;
    if (planName !== undefined) return { ...base, role: 'plan', name: planName };
    const onto = turns.to.exec(text);
    if (onto === null) return null;
    const direction = onto.groups?.up !== undefined ? 'up' : onto.groups?.down !== undefined ? 'down' : null;
    return { ...base, role: 'to', direction };
  };

  const tail: Phrases['tail'] = (words) => {
    const text = words.replace(counter, '').replace(/^[）)]/u, '');
    if (unsure.test(text)) return null;
    const none = { period: null, direction: null } as const;
    if (/^(?:です|でした|だった|である|となりました|となった)?[。.]?$/u.test(text)) return { ...none, bare: true };
    if (/^[、，；;。（]/u.test(text) || reason.test(text)) return { ...none, bare: false };
    const moved = language === 'ja' ? (onward.exec(text) ?? after.exec(text)) : null;
    if (moved === null) return null;
    const direction = moved.groups?.up !== undefined ? 'up' : moved.groups?.down !== undefined ? 'down' : null;
    return { period: null, direction, bare: /^(?:し|り|え|び)?(?:ました|た|っ?た)?[。.]?$/u.test(text.slice(moved[0].length)) };
  };

  const next: Phrases['next'] = (gap, isTail) => {
    for (const match of gap.matchAll(/[；;，、。]/gu)) {
      const before = gap.slice(0, match.index);
      if (!isTail(before)) continue;
      const read = head(gap.slice(match.index + 1).replace(/^(?:同时|而|但|一方で?|また)[，、]?/u, ''));
      if (read !== null) return { tail: before, head: read };
    }
    return null;
  };

  return { name, label: (words) => name(words) || null, afterCounted: (gap) => gap, head, turn, tail, next };
}
