/** What is suggested about a member of a table that holds no deals, in nine languages. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Text } from '../../../../model/text.ts';

/** Looks into what moved a measure most, without calling its rows deals. */
export const lookInto: Readonly<Record<LanguageCode, (member: string, label: string, now: string) => Text>> = {
  en: (member, label, now) => `Go through ${member} in ${now} and name what moved it (${label})`,
  de: (member, label, now) => `${member} in ${now} durchgehen und benennen, was sich dort bewegt hat (${label})`,
  fr: (member, label, now) => `Passer en revue ${member} sur ${now} et nommer ce qui a bougé (${label})`,
  es: (member, label, now) => `Revisar ${member} en ${now} y nombrar qué cambió (${label})`,
  pt: (member, label, now) => `Rever ${member} em ${now} e nomear o que mudou (${label})`,
  it: (member, label, now) => `Rivedere ${member} in ${now} e indicare che cosa è cambiato (${label})`,
  ja: (member, label, now) => `${now}の${member}を確認し、動いた要因を挙げる（${label}）`,
  zh: (member, label, now) => `梳理${now}的${member}，说明变动原因（${label}）`,
  ar: (member, label, now) => `مراجعة ${member} في ${now} وتحديد ما الذي تغيّر (${label})`,
};
