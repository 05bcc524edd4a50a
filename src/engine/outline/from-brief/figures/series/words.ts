/** The small words of a series told in words: what stands between its entries, and what says that its periods are those of another. */
import type { LanguageCode } from '../../../../../model/language.ts';

interface SeriesWords {
  /** Between a figure and its period, or around either: `in`, `nel`. */
  beside: string;
  /** Between two entries: `and`, `then`, `to`. */
  between: string;
  /** At the end of the words before the figures, beside the verbs of the grammar. */
  verbs: string;
  /** The same years, quarters or seasons as another series. */
  same: string;
  /** The year before that of the deck. */
  lastYear: string;
}

export const seriesWords: Readonly<Record<LanguageCode, SeriesWords>> = {
  en: {
    beside: 'in|for|of|at|the|year|fy|during|about|around|roughly|only',
    between: 'and|then|to|up|down|finally|now|from',
    verbs:
      'been|gone|growing|rising|falling|going|stayed|remained|almost|same|the same|ran at|run at|ran|by year|each year|per year|over the years',
    same: '(?:(?:over|for|in|during|across) )?(?:the |those |these )?same (?:years?|periods?|seasons?|quarters?|months?|winters?|summers?)',
    lastYear: 'last year',
  },
  de: {
    beside: 'im|in|jahre?|für|bei|den|der|rund|etwa|nur',
    between: 'und|dann|auf|danach|schließlich|zuletzt|von|über|sowie',
    verbs: 'betragen|lagen|lag|waren es|gezählt|pro jahr|je jahr',
    same: '(?:(?:in|über|für) )?(?:denselben|den gleichen|dieselben|diesen) (?:jahren|jahre|saisons|quartalen|monaten|wintern)|im (?:selben|gleichen) zeitraum',
    lastYear: 'letztes jahr|vergangenes jahr|im letzten jahr|im vorjahr|voriges jahr',
  },
  fr: {
    beside: "en|au|à|pour|l['’]année|environ|l['’]",
    between: "et|puis|à|ensuite|enfin|de|d['’]",
    verbs: 'été|resté(?:e|s|es)?|par an',
    same: '(?:(?:sur|pendant|pour|dans) )?les mêmes (?:années|saisons|périodes|trimestres|mois|hivers)|sur la même période',
    lastYear: "l['’]an dernier|l['’]année dernière|l['’]an passé",
  },
  es: {
    beside: 'en|el|la|año|unos|unas',
    between: 'y|e|luego|después|a|de|al|por último',
    verbs: 'sido|quedado|estado|por año|al año',
    same: '(?:(?:en|durante|para) )?l[oa]s mism[oa]s (?:años|temporadas|periodos|períodos|trimestres|meses)|(?:en )?el mismo per[ií]odo',
    lastYear: 'el año pasado|año pasado',
  },
  pt: {
    beside: 'em|no|na|nos|ano|de|cerca',
    between: 'e|depois|a|para|por fim|de|até',
    verbs: 'sido|ficado|estado|por ano|ao ano',
    same: '(?:n[oa]s|durante [oa]s|para [oa]s) mesm[oa]s (?:anos|épocas|safras|períodos|trimestres|meses|semestres)|no mesmo período',
    lastYear: '(?:n?o )?ano passado',
  },
  it: {
    beside: "nel|nell['’]|in|anno|l['’]|circa",
    between: 'e|ed|poi|a|di|infine|quindi|da',
    verbs: "stat[oaie]|rimast[oaie]|all['’]anno|l['’]anno",
    same: '(?:negli|per gli|nelle|nei) stess[ei] (?:anni|stagioni|periodi|trimestri|mesi)|nello stesso periodo',
    lastYear: "l['’]anno scorso|lo scorso anno",
  },
  ar: {
    beside: 'في|عام|سنة|العام|نحو|حوالي',
    between: 'و|ثم|إلى|من|وفي|وفي عام|وأخيرا',
    verbs: 'بلغ|بلغت|كان|كانت|سجل|سجلت',
    same: 'في (?:نفس|ذات) (?:السنوات|الأعوام|الفترة|الأشهر)|(?:في|خلال) (?:السنوات|الأعوام|الفترة) (?:نفسها|ذاتها)',
    lastYear: 'العام الماضي|السنة الماضية',
  },
  ja: {
    beside: 'は|が|に|の|で|:|：|約|およそ',
    between: 'と|から|へ|そして|次いで|続いて|、',
    verbs: 'は|が|では|について|の推移は|推移は',
    same: '同じ(?:年度?|期間|四半期)(?:は|に|の|では)?|同期間(?:は|に|の|では)?|同年度(?:は|に|の)?',
    lastYear: '昨年度?|前年度?',
  },
  zh: {
    beside: '为|是|约|达到?|的|:|：|有',
    between: '和|与|到|至|再到|然后|及|升到|降到|涨到',
    verbs: '为|是|从|由|分别为|分别是|达到?',
    same: '同期(?:为|是)?|同样(?:几|[一二三四五六七八九十\\d]+)(?:年|个?季度|个?月)|这(?:几|[一二三四五六七八九十\\d]+)(?:年|个?季度)(?:里|间)?',
    lastYear: '去年',
  },
};

export const isDense = (language: LanguageCode): boolean => language === 'ja' || language === 'zh';
