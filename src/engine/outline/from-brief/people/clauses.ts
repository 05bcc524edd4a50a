/** Who does what in one clause, where that is certain. */
import type { LanguageCode } from '../../../../model/language.ts';
import { doers, infinitive, isCertainly, isDeed, isDeedAfterModal, isFullName, isSeveral, mayBe } from './doers.ts';

export interface Reading {
  language: LanguageCode;
  asOf: string | null;
}

const modal =
  "to|will|would|can|'ll|must|shall|should|has to|have to|needs to|need to|is to|are to|agreed to|is going to|are going to|soll|sollen|sollte|muss|müssen|wird|werden|doit|doivent|devra|devront|va|vont|debe|deben|deberá|va a|van a|tiene que|deve|devem|deverá|vai|vão|devono|dovrà|deverà";
const willDo = new RegExp(`^(?<who>${doers})(?:\\s(?:${modal})|'ll)\\s(?<verb>[\\p{L}'’-]+)(?<rest>(?:\\s.+)?)$`, 'u');
const does = new RegExp(`^(?<who>${doers})\\s(?<verb>\\p{Ll}{3,})(?<rest>(?:\\s.+)?)$`, 'u');
const owns = new RegExp(
  `^(?<who>${doers})\\s(?:owns|own|is responsible for|is in charge of|takes care of|verantwortet|ist verantwortlich für|ist zuständig für|est responsable de|es responsable de|é responsável por|è responsabile di)\\s(?<what>.{2,})$`,
  'u',
);
/** `we must renew the lease by 30 June`: nobody in particular. */
const ours =
  /^(?:we|wir|nous|nosotros|nós|noi)\s(?:have to|must|need to|will|should|plan to|are going to|müssen|werden|wollen|sollten|devons|allons|devrons|debemos|vamos a|tenemos que|devemos|vamos|precisamos|dobbiamo)\s(?<what>.{3,})$|^(?:debemos|tenemos que|vamos a|devemos|precisamos|dobbiamo|temos de)\s(?<own>.{3,})$/iu;
const japanese =
  /^(?<who>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}A-Za-z]{1,10}(?:さん|氏|部長|課長|社長|部|課|チーム|委員会|取締役会))(?:が|は)、?(?<what>.{3,})$/u;
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦付邹孟熊秦邱尹薛闫雷侯龙陶黎贺顾郝龚邵钱覃武戴莫';
const chinese = new RegExp(
  String.raw`^(?:请)?(?<who>[\p{Script=Han}A-Za-z]{1,8}(?:部|部门|团队|组|委员会|董事会|经理|总监))(?:负责|将|需要?|会|应|必须|在(?=[\d０-９]))(?<what>.{3,})$|^(?:请)(?<asked>[\p{Script=Han}A-Za-z]{1,8}(?:部|部门|团队|组|委员会|董事会|经理|总监))(?<task>(?:在|于)?.{3,})$|^(?<name>(?!我们|他们|你们|她们|咱们|大家|公司|项目|请)[\p{Script=Han}]{2,3}?)(?:负责|将(?=[在于\p{Script=Han}])|会在(?=\d))(?<duty>.{3,})$|^(?<surnamed>[${surnames}][\p{Script=Han}]{1,2}?)在?(?=\d)(?<deed>.{3,})$`,
  'u',
);
const arabic =
  /^(?:(?:س|سوف\s)?(?:يقوم|تقوم)|ستقوم|سيقوم)\s(?<who>[\p{Script=Arabic}]{2,12}(?:\s[\p{Script=Arabic}]{2,12})?)\s(?<what>ب.{3,})$|^(?:سيتولى|ستتولى|يتولى|تتولى)\s(?<owner>[\p{Script=Arabic}]{2,12})\s(?<duty>.{3,})$/u;
/** Verbs of what merely is or happens. */
const happens =
  /^(?:is|are|was|were|has|have|had|does|do|goes|ends|expires|starts|begins|opens|closes|costs|means|needs|slips|rises|falls|drops|grows|says|said|wants|thinks|promised|offers|quotes|moves|depends|gives|shows|remains|becomes|loses|ist|sind|hat|haben|war|endet|beginnt|kostet|steigt|sinkt|wird|bleibt|läuft|sagt|est|sont|a|ont|finit|coûte|termina|cuesta|custa|costa|scade|vence|expire|sera|sarà|será|perde|pierde|dit|dice|diz|and|und|with|mit|für|bei|nicht|seit|erst|fast|meist|jetzt|sonst|zuletzt|acht|avec|para|con|com|per)$/iu;
/** The end of a verb in the third person, beside somebody who is certain. */
const thirdPerson = /(?:s|t|e|a|i|en|ent|an|on|ão|ano|ono)$/u;

export interface Clause {
  what: string;
  who?: string;
  /** It has a doer, or `we`, and something to do. */
  isStep: boolean;
  /** A step also without a date. */
  sure: boolean;
  unsure: boolean;
  /** Its verb may tell what merely happens, so that only a deadline makes it a step. */
  isWeak?: boolean;
}

/** `isOwned`: its doer stands beside it. `alike`: it is one of several clauses that all begin with a name, so that an unknown verb may be a deed. */
export function clauseOf(said: string, { language }: Reading, isOwned: boolean, alike = false): Clause {
  const plain: Clause = { what: said, isStep: false, sure: false, unsure: false };
  // So few letters name neither a doer nor a deed.
  if (said.length < 3) return plain;
  const english = language === 'en';
  if (isOwned) {
    const verb = /^(\p{Ll}+)(\s.+)$/u.exec(said);
    const base = english && verb !== null && isDeed(verb[1]!, false, language);
    return { ...plain, what: base ? `${infinitive(verb[1]!)}${verb[2]}` : said, isStep: true, sure: true };
  }
  // What was done is no step.
  const past = /(?:た|でした)$/u.test(said);
  const asian = past ? undefined : (japanese.exec(said) ?? chinese.exec(said) ?? arabic.exec(said))?.groups;
  if (asian) {
    const who = asian.who ?? asian.asked ?? asian.name ?? asian.owner ?? asian.surnamed;
    const what = asian.what ?? asian.task ?? asian.duty ?? asian.deed;
    return { what: what!.replace(/^ب(?=\p{Script=Arabic}{3})/u, ''), who: who!, isStep: true, sure: !japanese.test(said), unsure: false };
  }
  const kept = owns.exec(said)?.groups;
  if (kept && mayBe(kept.who!))
    return { what: english ? `own ${kept.what!}` : said, who: kept.who!, isStep: true, sure: true, unsure: false };
  const later = willDo.exec(said)?.groups;
  if (later && mayBe(later.who!)) {
    const { who, verb, rest } = later as { who: string; verb: string; rest: string };
    const acts =
      isDeedAfterModal(verb) ||
      (isCertainly(who) &&
        !/^(?:be|have|not|need|cost|mean|lose|fall|rise|drop|grow|improve|increase|decrease|decline|benefit|suffer|expect|remain|stay|become|receive|miss|exceed|nicht|pas|no|não|non|être|ser|estar|essere)$/iu.test(
          verb,
        ));
    // German has its verb at the end.
    if (acts) return { what: `${verb}${rest}`, who, isStep: true, sure: english || isCertainly(who), unsure: false };
    return { ...plain, unsure: true };
  }
  const now = does.exec(said)?.groups;
  if (now && mayBe(now.who!) && !happens.test(now.verb!)) {
    const { who, verb, rest } = now as { who: string; verb: string; rest: string };
    const several = isSeveral(who);
    // `Brandschutz klärt Herr Lenz`: German may begin with what is done.
    if (language === 'de' && !isCertainly(who)) {
      const doer = afterVerb.exec(rest)?.[1];
      if (doer !== undefined && isCertainly(doer)) return { what: said, who: doer, isStep: true, sure: false, unsure: false };
      if (doer !== undefined && isDeed(verb, several, language)) return { ...plain, unsure: true };
    }
    const isDoer = isCertainly(who) || (alike && isFullName(who));
    const acts = isDeed(verb, several, language) || (isDoer && thirdPerson.test(verb) && (!english || several || /s$/.test(verb)));
    const isWeak = !isDeed(verb, several, language);
    if (acts)
      return {
        what: `${english && !several ? infinitive(verb) : verb}${rest}`,
        who,
        isStep: true,
        sure: hasRole.test(who),
        unsure: false,
        isWeak,
      };
  }
  // `Piotr Nowak costs the oven`: it may be his to do.
  if (english && now && isFullName(now.who!) && /s$/.test(now.verb!)) return { ...plain, unsure: true };
  const we = ours.exec(said)?.groups;
  if (we) return { what: (we.what ?? we.own)!, isStep: true, sure: false, unsure: false };
  // Without spaces nobody can tell where a name ends, and Arabic begins with its verb.
  if (language === 'ja' || language === 'zh' || language === 'ar') return { ...plain, unsure: true };
  if (alike && myself.test(said)) return { ...plain, isStep: true, unsure: true };
  return { ...plain, unsure: /^(?:I|I'll|ich|je|yo|eu|io)(?![\p{L}])/u.test(said) || isSpoken.test(said) };
}
/** Whoever is introduced with a role is to do something. */
const hasRole = /^\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+\s\(/u;
/** The one who writes, whose name is not said. */
const myself = /^(?:I will|I'll|ich werde|je vais|voy a|vou|io)\s\p{L}/u;
/** A name, or a noun without its article, right behind the verb. */
const afterVerb = /^\s((?:Herr|Frau|Dr\.)\s\p{Lu}[\p{L}-]+|\p{Lu}[\p{L}-]+)/u;
/** Somebody begins it whom the patterns do not know. */
const isSpoken = new RegExp(`^(?:${doers})\\s(?:and|und|et|y|e|will|must|should|soll|muss|wird|doit|debe|deve)\\s`, 'u');
