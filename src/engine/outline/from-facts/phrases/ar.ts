/** The sentences of a deck made from facts, in Arabic. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { names } from './names/ar.ts';
import { byLabel } from './names/names.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

const noun = byLabel(names);
/** `انخفضت قيمة الصفقات`: the verb agrees with its noun; a measure of unknown gender is followed by a colon and goes without a verb. */
const subject = (label: string, verb: string, bare: string) => {
  const known = noun(label);
  return known ? `${verb}${known.feminine ? 'ت' : ''} ${label}` : `${label}: ${bare}`;
};

const isYear = (period: string) => /^\d{4}$/.test(period);
const during = (period: string) => `في ${isYear(period) ? 'عام ' : ''}${period}`;
/** `مقارنةً بالربع 3 من 2017` */
const versus = (period: string) => `مقارنةً ب${isYear(period) ? 'عام ' : ''}${period}`;
const ofPeriod = (period: string) => `من ${isYear(period) ? 'عام ' : ''}${period}`;
const unitOf = (unit: string | null) => (unit ? ` (${unit})` : '');
/** `A وB`; a name in Latin letters stands apart from the conjunction. */
const list = (items: readonly string[]) =>
  items.reduce((text, item) => (text === '' ? item : `${text} و${/^\p{Script=Arabic}/u.test(item) ? '' : ' '}${item}`), '');

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? 'ارتفاع' : 'انخفاض');
const changed = (member: string, delta: FactId, rose: boolean) => `${rose ? 'ارتفاع' : 'انخفاض'} بمقدار ${ref(delta, 'abs')} لدى ${member}`;
const ahead = (lead: FactId) => `أي ${ref(lead)} مقارنةً بالمرتبة التالية`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return `${subject(label, 'استقر', 'استقرار')} عند ${ref(value!)}`;
  const size = sizeOf(finding);
  const says = noun(label)
    ? `${subject(label, rises(finding) ? 'ارتفع' : 'انخفض', '')}${[' قليلًا', '', ' بشدة'][size]}`
    : `${label}: ${move(finding)}${[' طفيف', '', ' كبير'][size]}`;
  if (multiple) return `${says} إلى ${ref(value!)}، أي ${ref(multiple)} مستوى ${prior}`;
  return `${says} ${pct ? 'بنسبة' : 'بمقدار'} ${ref(pct ?? delta!, 'abs')} إلى ${ref(value!)}`;
}

const timing = (metric: string, label: string, late: boolean, where: string) =>
  metric === 'win_rate'
    ? `يأتي الفوز ${late ? 'متأخرًا' : 'مبكرًا'}${where}`
    : `${label} عند أعلى مستوى في ${late ? 'نهاية' : 'بداية'} الربع`;

export const arabic: Phrases = {
  date: dateFormat('ar'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => `${company ? `${company}: ` : ''}${isReview ? 'مراجعة الأعمال' : 'النتائج'}، ${period}`,
    focus: (topics) => `التركيز: ${list(topics)}`,
    audience: (audience) => `إلى: ${audience}`,
    asOf: (date) => `البيانات حتى ${date}`,
  },

  source: (file, rows, many, date) => `المصدر: ${file}، عدد ${many}: ${ref(rows, 'full')}، حتى ${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}، من ${from} إلى ${to}`,
    by: (label, unit, dimension, now, prior) => `${label}${unitOf(unit)} حسب ${dimension}، ${now}${prior ? ` ${versus(prior)}` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}، التغير ${versus(prior)}` : now),
    months: (label) => `${label} حسب شهر الربع، الأرباع المكتملة فقط`,
    suggestions: 'اقتراحات مستخلصة من النتائج، أما المسؤولون والمواعيد فيحددها الاجتماع',
    risks: (now) => `استنادًا إلى أرقام ${now}`,
    asOf: (date) => `الوضع في ${date}`,
    definitions: 'كما تُستخدم في كل صفحات هذا العرض',
  },

  moved,
  summaryTitles: (headline, driver, steady) => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}؛ ${changed(driver.member, driver.finding.facts.delta!, rises(driver.finding))}`] : []),
      ...(steady ? [`${main}؛ ${moved(steady)}`] : []),
      main,
    ];
  },
  summaryFallback: (label, value, now) => `${label} ${during(now)}: ${ref(value)}`,

  scorecardTitle: (rose, fell, steady) =>
    [
      ...(fell.length > 0 ? [`انخفاض: ${list(fell)}`] : []),
      ...(rose.length > 0 ? [`ارتفاع: ${list(rose)}`] : []),
      ...(steady.length > 0 ? [`استقرار: ${list(steady)}`] : []),
    ].join('؛ '),
  scorecardPlain: (now) => `${now} بالأرقام`,
  against: (change, prior) => `${change} ${versus(prior)}`,
  withinChance: (change) => `${change}، غير دالّ إحصائيًا`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة', 'السادسة'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}، للمرة ${nth} على التوالي`] : []),
        `${main} ${during(told.now)}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}، والفرق ${versus(told.prior)} غير دالّ إحصائيًا`, moved(told)]
        : [`${moved(told)} ${versus(told.prior)}`, moved(told)],
    plain: (label, value, now) => `${label}: ${ref(value)} ${during(now)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**استقرار ${versus(prior)}**: ${ref(finding.facts.value!)} بعد ${ref(finding.facts.before!)}.`
        : `**${ref(finding.facts.delta!, 'signed')} ${versus(prior)}**، حيث كان الرقم ${ref(finding.facts.before!)}.`,
    target: 'الهدف',
    attained: (attainment, target) => `**${ref(attainment)} من الهدف**، وهو ${ref(target)}.`,
    behind: (rows, many, now) => `أساس رقم ${now}، عدد ${many}: ${ref(rows)}.`,
    partial: (periods) => `فترات مغطاة جزئيًا ولا تُقارن: ${list(periods)}.`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = changed(member, delta!, rises(finding));
      return [
        ...(contribution ? [`${says}، أي ${ref(contribution)} من صافي التغير في ${label}`] : []),
        `${says}، وصافي التغير في ${label} هو ${ref(total!, 'signed')}`,
        `أكبر تغير في ${label}: ${member}، ${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}: التغير حسب ${dimension}`,
    driver: ({ finding, member, prior }) =>
      `**${member}**: ${ref(finding.facts.value!)} بعد ${ref(finding.facts.before!)} ${during(prior)}.`,
    counter: (member, delta, rose) => `في المقابل **${changed(member, delta, rose)}**.`,
    fromTo: (start, prior, end, now) => `**${ref(end)}** ${during(now)} بعد ${ref(start)} ${during(prior)}.`,
    net: (total, prior) => `مجموع الخطوات ${ref(total, 'signed')} ${versus(prior)}.`,
    other: (count, dimension) => `تجمع «أخرى» ما تبقى من ${dimension}: ${ref(count)}.`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member} في صدارة ${label} عند ${ref(value!)}، ${ahead(lead)}`] : []),
        `${member} في صدارة ${label} عند ${ref(value!)}`,
        `${member} في الصدارة عند ${ref(value!)}`,
      ];
    },
    plain: (label, dimension) => `${label} حسب ${dimension}`,
    share: ({ finding, member, label, now }) => `**حصة ${member}** من ${label} ${during(now)}: ${ref(finding.facts.share!)}.`,
    overall: ({ finding, label, member }) =>
      `على امتداد كل الفترات حصة ${member} من ${label} هي ${ref(finding.facts.allShare!)}${finding.facts.allLead ? `، ${ahead(finding.facts.allLead)}` : ''}.`,
    change: (member, delta, prior) => `${member}: ${ref(delta, 'signed')} ${versus(prior)}.`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift
        ? [`حصة ${member} من ${label} هي ${ref(finding.facts.share!)}، ${rose ? 'ارتفاع' : 'انخفاض'} بمقدار ${ref(shift, 'abs')}`]
        : []),
      `حصة ${member} من ${label} هي ${ref(finding.facts.share!)}`,
    ],
    plain: (label, dimension) => `${label} حسب ${dimension}`,
    shift: ({ finding, member }) =>
      `**${member}** صاحب أكبر تحرك في المزيج: الحصة ${ref(finding.facts.shift!, 'signed')}، القيمة ${ref(finding.facts.delta!, 'signed')}.`,
    steadyMix: (prior) => `لم تتحرك أي حصة بنقطة كاملة ${versus(prior)}.`,
    first: (members, share) => `**${list(members)}** معًا: ${ref(share)}.`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `أكبر ${rose ? 'ارتفاع' : 'انخفاض'} في ${label}: ${member}، ${ref(delta, 'signed')}`,
      `${member}: ${ref(delta, 'signed')} في ${label}`,
    ],
    rate: (label, { one }) => [`${label} حسب ${one}: الفروق غير دالّة إحصائيًا`, `${label} حسب ${one}: فروق غير دالّة`],
    rateDiffers: ({ finding, member, label }) => [
      `${member} يختلف في ${label}: ${ref(finding.facts.value!)} مقابل ${ref(finding.facts.whole!)} إجمالًا`,
      `${member}: ${label} ${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**: ${ref(value)} بعد ${ref(before)} ${during(prior)}.`,
    rows: (least, many) => `أصغر مجموعة معروضة، عدد ${many}: ${ref(least)}.`,
  },

  pattern: {
    titles: ({ finding, label, now, metric }) => {
      const { first, third } = finding.facts;
      const head = timing(metric, label, rises(finding), '');
      return [
        `${head}: ${ref(third!)} في الشهر الأخير ${ofPeriod(now)}، ${ref(first!)} في الأول`,
        `${head}: ${ref(third!)} بعد ${ref(first!)}`,
      ];
    },
    categories: ['الشهر الأول', 'الشهر الأوسط', 'الشهر الأخير'],
    pooled: ({ finding: { facts } }) =>
      `**كل ربع مكتمل يُظهر ذلك**: ${ref(facts.allFirst!)} ثم ${ref(facts.allSecond!)} ثم ${ref(facts.allThird!)} حسب الشهر لكل الأرباع مجتمعة.`,
    test: 'الفرق بين الشهر الأول والشهر الأخير دالّ إحصائيًا.',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension} بالأرقام: ${member} في صدارة ${label} عند ${ref(value)}`,
      `${dimension} بالأرقام: ${member} في الصدارة عند ${ref(value)}`,
    ],
    twoLeaders: (label, member, label2, member2) => [`الصدارة في ${label}: ${member}، وفي ${label2}: ${member2}`],
    share: 'الحصة',
    change: (prior) => versus(prior),
    smallCount: (hits, n) => `${ref(hits)} من ${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = `${label}: ${ref(value)}`;
      return [...(created ? [`${main}؛ ${moved(created)}`] : []), main];
    },
    other: (label, value) => `**${label}**: ${ref(value)}.`,
    noValue: (label, reason) => `${label}: لا يمكن الحساب هنا. ${reason}`,
  },

  points: {
    delta: (told) => `**${moved(told)}**${told.finding.facts.multiple ? '' : ` (${ref(told.finding.facts.delta!, 'signed')})`}.`,
    rateDelta: (told) => `**${moved(told)}**، بعد ${ref(told.finding.facts.before!)}.`,
    steady: ({ finding: { facts }, label }) =>
      `**${subject(label, 'استقر', 'استقرار')}**: ${ref(facts.value!)} بعد ${ref(facts.before!)}، والفرق غير دالّ إحصائيًا.`,
    unchanged: ({ finding, label, prior }) =>
      `**${subject(label, 'استقر', 'استقرار')}** عند ${ref(finding.facts.value!)}، كما ${during(prior)}.`,
    driver: ({ finding, member, label }) =>
      `**${changed(member, finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `، أي ${ref(finding.facts.contribution)} من صافي التغير في ${label}` : ''
      }.`,
    pattern: ({ finding, label, metric }) =>
      `**${timing(metric, label, rises(finding), ' في الربع')}**: ${ref(finding.facts.first!)} ثم ${ref(finding.facts.second!)} ثم ${ref(finding.facts.third!)} حسب الشهر.`,
    rank: ({ finding, member, label }) =>
      `**${member} في صدارة ${label}**${finding.facts.share ? ` بحصة ${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `، ${ahead(finding.facts.lead)}` : ''
      }.`,
    concentration: ({ finding, label, members }) => `**${list(members)}** معًا: ${ref(finding.facts.share!)} من ${label}.`,
    shift: ({ finding, member, label }) =>
      `**حصة ${member}** من ${label} هي ${ref(finding.facts.share!)}، ${move(finding)} بمقدار ${ref(finding.facts.shift!, 'abs')}.`,
    threshold: ({ finding: { facts }, label }) =>
      `**${label}: ${ref(facts.attainment!)} من الهدف**، ${ref(facts.value!)} مقابل ${ref(facts.target!)}.`,
    rateDifference: ({ finding, member, label }) =>
      `**${member} يختلف في ${label}**: ${ref(finding.facts.value!)} مقابل ${ref(finding.facts.whole!)} إجمالًا.`,
    plain: (label, value, now) => `**${label}** ${during(now)}: ${ref(value)}.`,
  },

  risks: {
    title: (heads) => `المخاطر: ${list(heads)}`,
    driver: ({ member, finding }) => ({
      head: `${move(finding)} إضافي لدى ${member}`,
      response: `مراجعة حالات ${member} كل حالة على حدة`,
    }),
    pattern: () => ({
      head: 'ربع معلّق بشهره الأخير',
      response: 'مراجعة مواعيد القرار في الأسابيع الأولى من الربع',
    }),
    rank: ({ member, dimension }) => ({
      head: `الاعتماد على ${member}`,
      response: `بحث ما يحتاجه الآخرون (${dimension.many}) لتقليص الفارق`,
    }),
    delta: ({ label, finding }) => ({
      head: `${move(finding)} إضافي في ${label}`,
      response: 'الاتفاق على الرقم الذي تتغير عنده الخطة',
    }),
    unknown: (label, reason) => ({ head: `${label}: بيانات غائبة`, evidence: reason, response: 'استكمال الحقل الناقص في المصدر' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `الخطوات التالية: ${list(heads)}` : 'الخطوات التالية'),
    driver: ({ member, finding, now }) => ({
      head: `فحص ${member}`,
      what: `مراجعة صفقات ${member} ${during(now)} مع المسؤولين عنها وتحديد ما ${finding.tone === 'bad' ? 'فُقد' : 'نجح'}`,
    }),
    pattern: () => ({
      head: 'التبكير في القرارات',
      what: 'مراجعة الصفقات المفتوحة في منتصف الربع حتى تقل القرارات التي تنتظر الشهر الأخير',
    }),
    rank: ({ member }) => ({ head: `نشر طريقة ${member}`, what: `مشاركة طريقة عمل ${member} مع بقية الفريق` }),
    product: ({ member }) => ({ head: `التخطيط حول ${member}`, what: `النظر في خطة تخص ${member} وما يمكن أن يقف إلى جانبه` }),
    delta: ({ label }) => ({ head: `تحديد المسار في ${label}`, what: `الاتفاق على المستهدف في ${label} للفترة المقبلة وعلى المسؤول عنه` }),
    steady: ({ label }) => ({ head: `تجربة ما يحرك ${label}`, what: `اختيار تغيير لتجربته في ${label} مع استقراره حاليًا` }),
    missing: (label) => ({
      head: `تسجيل ${label}`,
      what: `تسجيل ما يلزم لعرض «${label}» في المصدر كي تُظهره المراجعة القادمة`,
    }),
    check: (now) => ({ head: `تأكيد أرقام ${now}`, what: `تأكيد أرقام ${now} مع المسؤولين عن البيانات` }),
  },

  definitionsTitle: 'التعريفات: كيف يُحسب كل مؤشر',
  notComputable: (reason) => `لم يُحسب: ${reason}`,
  quality: {
    title: 'جودة البيانات: ما قُرئ وما استُبعد',
    file: (rows, rejected) => `الصفوف المقروءة: ${ref(rows, 'full')}، المرفوضة: ${ref(rejected, 'full')}`,
    period: 'الفترات',
    partial: (periods) => `مغطاة جزئيًا، تُعرض ولا تُقارن أبدًا: ${list(periods)}`,
    tests: 'الاختبارات',
    guard: 'لا يقال إن معدلًا تغيّر إلا إذا وجد اختبار النسب، المصحَّح لكل المعدلات المختبرة، أن الفرق دالّ إحصائيًا',
  },

  agenda: 'محتويات هذه المراجعة',
  sections: {
    summary: 'الملخص',
    results: 'النتائج',
    evidence: 'التحليل',
    outlook: 'الآفاق',
    actions: 'الخطوات التالية',
    appendix: 'ملحق',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject: many }) =>
      `${name} (${ref(value)})${definition ? `: ${definition}` : '.'} عدد ${many}: ${ref(rows, 'full')}.`,
  },
};
