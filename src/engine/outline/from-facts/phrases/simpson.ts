/** What is said of a change or a difference that turns round inside the members, in nine languages. */

import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { inner } from './letter-case.ts';

interface SimpsonPhrases {
  /** A member ahead in all, or behind, and the other way inside `inside`. */
  difference: (member: string, label: string, ahead: boolean, inside: string) => Text[];
  /** The whole went one way, its members the other. */
  change: (label: string, rose: boolean, dimension: string) => Text[];
  /** The figure where like is compared with like. */
  held: (within: FactId, inside: string) => Text;
  turned: (members: readonly string[]) => Text;
  others: string;
}

export const simpsonPhrases: Readonly<Record<LanguageCode, SimpsonPhrases>> = {
  en: {
    difference: (member, label, ahead, inside) => [
      `${member} looks ${ahead ? 'ahead' : 'behind'} in ${inner(label)}, yet ${ahead ? 'trails' : 'leads'} ${inner(inside)} by ${inner(inside)}`,
      `${member}: ${inner(label)} turns round inside each ${inner(inside)}`,
    ],
    change: (label, rose, dimension) => [
      `${label} ${rose ? 'rose' : 'fell'} in all, yet ${rose ? 'fell' : 'rose'} inside each ${inner(dimension)}: the mix differs`,
      `${label} turns round inside each ${inner(dimension)}`,
    ],
    held: (within, inside) => `**With the ${inner(inside)} mix held, the difference is ${ref(within, 'signed')}.**`,
    turned: (members) => `It turns round in ${members.join(', ')}.`,
    others: 'All others',
  },
  de: {
    difference: (member, label, ahead, inside) => [
      `${member} wirkt ${ahead ? 'vorn' : 'hinten'} (${label}), liegt je ${inside} verglichen aber ${ahead ? 'hinten' : 'vorn'}`,
      `${member}: ${label} kehrt sich je ${inside} um`,
    ],
    change: (label, rose, dimension) => [
      `${label}: insgesamt ${rose ? 'gestiegen' : 'gesunken'}, je ${dimension} aber ${rose ? 'gesunken' : 'gestiegen'}`,
      `${label} kehrt sich je ${dimension} um`,
    ],
    held: (within, inside) => `**Bei gleichem Mix (${inside}) beträgt der Unterschied ${ref(within, 'signed')}.**`,
    turned: (members) => `Umgekehrt ist es bei: ${members.join(', ')}.`,
    others: 'Alle übrigen',
  },
  fr: {
    difference: (member, label, ahead, inside) => [
      `${member} paraît ${ahead ? 'devant' : 'derrière'} (${label}), mais se trouve ${ahead ? 'derrière' : 'devant'} à ${inside} égal`,
      `${member} : ${label} s’inverse par ${inside}`,
    ],
    change: (label, rose, dimension) => [
      `${label} : ${rose ? 'hausse' : 'baisse'} au total, mais ${rose ? 'baisse' : 'hausse'} par ${dimension}`,
      `${label} s’inverse par ${dimension}`,
    ],
    held: (within, inside) => `**À mix constant (${inside}), l’écart est de ${ref(within, 'signed')}.**`,
    turned: (members) => `Le sens s’inverse pour : ${members.join(', ')}.`,
    others: 'Tous les autres',
  },
  es: {
    difference: (member, label, ahead, inside) => [
      `${member} parece ir por ${ahead ? 'delante' : 'detrás'} (${label}), pero va por ${ahead ? 'detrás' : 'delante'} a igual ${inside}`,
      `${member}: ${label} se invierte por ${inside}`,
    ],
    change: (label, rose, dimension) => [
      `${label}: ${rose ? 'alza' : 'caída'} en total, pero ${rose ? 'caída' : 'alza'} por ${dimension}`,
      `${label} se invierte por ${dimension}`,
    ],
    held: (within, inside) => `**Con la misma composición (${inside}), la diferencia es ${ref(within, 'signed')}.**`,
    turned: (members) => `Se invierte en: ${members.join(', ')}.`,
    others: 'Todos los demás',
  },
  pt: {
    difference: (member, label, ahead, inside) => [
      `${member} parece ${ahead ? 'à frente' : 'atrás'} (${label}), mas está ${ahead ? 'atrás' : 'à frente'} em igual ${inside}`,
      `${member}: ${label} inverte-se por ${inside}`,
    ],
    change: (label, rose, dimension) => [
      `${label}: ${rose ? 'alta' : 'queda'} no total, mas ${rose ? 'queda' : 'alta'} por ${dimension}`,
      `${label} inverte-se por ${dimension}`,
    ],
    held: (within, inside) => `**Com a mesma composição (${inside}), a diferença é ${ref(within, 'signed')}.**`,
    turned: (members) => `Inverte-se em: ${members.join(', ')}.`,
    others: 'Todos os demais',
  },
  it: {
    difference: (member, label, ahead, inside) => [
      `${member} sembra ${ahead ? 'avanti' : 'indietro'} (${label}), ma è ${ahead ? 'indietro' : 'avanti'} a parità di ${inside}`,
      `${member}: ${label} si inverte per ${inside}`,
    ],
    change: (label, rose, dimension) => [
      `${label}: ${rose ? 'aumento' : 'calo'} in totale, ma ${rose ? 'calo' : 'aumento'} per ${dimension}`,
      `${label} si inverte per ${dimension}`,
    ],
    held: (within, inside) => `**A parità di mix (${inside}), la differenza è ${ref(within, 'signed')}.**`,
    turned: (members) => `Si inverte in: ${members.join(', ')}.`,
    others: 'Tutti gli altri',
  },
  ja: {
    difference: (member, label, ahead, inside) => [
      `${member}の${label}は全体では${ahead ? '上' : '下'}だが、${inside}別に比べると${ahead ? '下' : '上'}`,
      `${member}の${label}は${inside}別では逆転`,
    ],
    change: (label, rose, dimension) => [
      `${label}は全体では${rose ? '上昇' : '低下'}、${dimension}別では${rose ? '低下' : '上昇'}`,
      `${label}は${dimension}別では逆転`,
    ],
    held: (within, inside) => `**${inside}の構成をそろえると差は${ref(within, 'signed')}です。**`,
    turned: (members) => `逆転しているのは${members.join('、')}です。`,
    others: 'その他すべて',
  },
  zh: {
    difference: (member, label, ahead, inside) => [
      `${member}的${label}总体${ahead ? '领先' : '落后'}，但按${inside}同类相比则${ahead ? '落后' : '领先'}`,
      `${member}的${label}按${inside}比较则相反`,
    ],
    change: (label, rose, dimension) => [
      `${label}总体${rose ? '上升' : '下降'}，但按${dimension}看则${rose ? '下降' : '上升'}`,
      `${label}按${dimension}看则相反`,
    ],
    held: (within, inside) => `**${inside}构成相同时，差异为${ref(within, 'signed')}。**`,
    turned: (members) => `方向相反的有：${members.join('、')}。`,
    others: '其余全部',
  },
  ar: {
    difference: (member, label, ahead, inside) => [
      `${member}: ${label} ${ahead ? 'متقدم' : 'متأخر'} إجمالًا، لكنه ${ahead ? 'متأخر' : 'متقدم'} عند المقارنة حسب ${inside}`,
      `${member}: ${label} ينعكس حسب ${inside}`,
    ],
    change: (label, rose, dimension) => [
      `${label}: ${rose ? 'ارتفاع' : 'انخفاض'} إجمالًا، لكن ${rose ? 'انخفاض' : 'ارتفاع'} حسب ${dimension}`,
      `${label}: اتجاه معكوس حسب ${dimension}`,
    ],
    held: (within, inside) => `**عند تثبيت التركيبة (${inside}) يبلغ الفرق ${ref(within, 'signed')}.**`,
    turned: (members) => `ينعكس الاتجاه لدى: ${members.join('، ')}.`,
    others: 'كل البقية',
  },
};
