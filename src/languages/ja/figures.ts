/** The words around figures in sentences. */
import { type FigureWords, none } from '../figures.ts';

export const figures: FigureWords = {
  up: '上昇|増加|増え|伸び|改善し|向上|拡大|上が',
  down: '低下|減少|減っ|減り|下が|下落|短縮|縮小|悪化し|落ち込',
  went: 'なっ|変化|推移|改善|悪化',
  took: none,
  is: 'は|が|：|:',
  act: none,
  auxiliary: none,
  adverb: none,
  from: 'から|より',
  to: 'に|へ|まで',
  by: none,
  against: '前年|前期|昨年|前年同期|前年度|昨年度|前月|先月|前四半期',
  plan: '目標|計画|予算',
  article: none,
  about: '約|およそ|ほぼ',
  unsure: 'ない|なかった|ません|予定|見込|見通し|可能性|たい|べき|もし|場合|だろう|でしょう|かどうか|目指',
  noName: 'を|で|に|と|から|より|まで|や|など|ため|ので|れ|し|うち|その他|ほか',
  joining: '一方|また|、',
  because: 'ため|ので',
  beyond: '上回|下回|超',
  series: {
    beside: 'は|が|に|の|で|:|：|約|およそ',
    between: 'と|から|へ|そして|次いで|続いて|、',
    verbs: 'は|が|では|について|の推移は|推移は',
    same: '同じ(?:年度?|期間|四半期)(?:は|に|の|では)?|同期間(?:は|に|の|では)?|同年度(?:は|に|の)?',
    lastYear: '昨年度?|前年度?',
    now: '現在|今期|今月|今年度?',
  },
};
