/** What is said of dates and spans, in languages other than English. */
import type { LanguageCode } from '../../../../../model/language.ts';
import type { DateSentence } from '../../../../../model/quality-note.ts';

export const dateSentences: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<DateSentence, string>>>> = {
  de: {
    'placeholder-dates': '{rows} Werte von {column} in {file} sind Platzhalter statt eines Datums und gelten als fehlend.',
    'date-numbers': '{column} in {file} enthält Zahlen, die als Datum gelesen werden.',
    'future-close': '{rows} gewonnene oder verlorene Deals in {file} schließen erst nach dem {date} und zählen nicht mit.',
    'still-running': '{period} läuft noch; die Zahlen gelten für die ersten {days} Tage.',
    'unequal-weeks': '{period} hat {weeks} Wochen, {other} {otherWeeks}; beide werden nicht verglichen.',
  },
  fr: {
    'placeholder-dates': '{rows} valeurs de {column} dans {file} ne sont pas de vraies dates et comptent comme manquantes.',
    'date-numbers': '{column} dans {file} contient des nombres, lus comme des dates.',
    'future-close': '{rows} affaires gagnées ou perdues de {file} se closent après le {date} et ne sont pas comptées.',
    'still-running': '{period} est en cours ; les chiffres portent sur ses {days} premiers jours.',
    'unequal-weeks': '{period} compte {weeks} semaines et {other} {otherWeeks} ; ils ne sont pas comparés.',
  },
  es: {
    'placeholder-dates': '{rows} valores de {column} en {file} no son fechas reales y cuentan como ausentes.',
    'date-numbers': '{column} en {file} contiene números, leídos como fechas.',
    'future-close': '{rows} operaciones ganadas o perdidas de {file} se cierran después del {date} y no se cuentan.',
    'still-running': '{period} está en curso; las cifras son de sus primeros {days} días.',
    'unequal-weeks': '{period} tiene {weeks} semanas y {other} {otherWeeks}; no se comparan.',
  },
  pt: {
    'placeholder-dates': '{rows} valores de {column} em {file} não são datas reais e contam como ausentes.',
    'date-numbers': '{column} em {file} contém números, lidos como datas.',
    'future-close': '{rows} negócios ganhos ou perdidos de {file} fecham depois de {date} e não são contados.',
    'still-running': '{period} está em curso; os números são dos seus primeiros {days} dias.',
    'unequal-weeks': '{period} tem {weeks} semanas e {other} {otherWeeks}; não são comparados.',
  },
  it: {
    'placeholder-dates': '{rows} valori di {column} in {file} non sono date vere e contano come mancanti.',
    'date-numbers': '{column} in {file} contiene numeri, letti come date.',
    'future-close': '{rows} trattative vinte o perse di {file} si chiudono dopo il {date} e non sono contate.',
    'still-running': '{period} è in corso; le cifre valgono per i primi {days} giorni.',
    'unequal-weeks': '{period} ha {weeks} settimane e {other} {otherWeeks}; non si confrontano.',
  },
  ja: {
    'placeholder-dates': '{file}の{column}のうち{rows}件は日付の代わりの値であり、欠損として扱う。',
    'date-numbers': '{file}の{column}は数値で、日付として読む。',
    'future-close': '{file}の受注・失注のうち{rows}件は成約日が{date}より後のため、集計に含めない。',
    'still-running': '{period}は進行中。数値は最初の{days}日間のもの。',
    'unequal-weeks': '{period}は{weeks}週、{other}は{otherWeeks}週のため、比較しない。',
  },
  zh: {
    'placeholder-dates': '{file}的{column}中有{rows}个值是占位日期，按缺失处理。',
    'date-numbers': '{file}的{column}是数字，按日期读取。',
    'future-close': '{file}中有{rows}个赢单或输单的关闭日期晚于{date}，不计入。',
    'still-running': '{period}尚未结束，数字为其前{days}天。',
    'unequal-weeks': '{period}有{weeks}周，{other}有{otherWeeks}周，不作比较。',
  },
  ar: {
    'placeholder-dates': '{rows} من قيم {column} في {file} ليست تواريخ حقيقية وتُعد ناقصة.',
    'date-numbers': 'يحتوي {column} في {file} على أرقام تُقرأ كتواريخ.',
    'future-close': '{rows} من الصفقات الرابحة أو الخاسرة في {file} تُغلق بعد {date} ولا تُحتسب.',
    'still-running': '{period} لم تنتهِ بعد، والأرقام عن أول {days} يومًا منها.',
    'unequal-weeks': 'في {period} {weeks} أسبوعًا وفي {other} {otherWeeks}، فلا مقارنة بينهما.',
  },
};
