/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'japanese|japanisch|japonais|japonés|japonês|giapponese',
  asked: /日本語で|用日[语文]|باليابانية/,
  moves: { up: '増加|上昇|増え|伸び|増', down: '減少|下落|低下|減っ|減', not: 'ない|ません' },
  compares: { half: '半分|半減', double: '倍増|二倍', triple: '三倍', most: '過半数|大半|大部分' },
  claims: {
    highest: '最大|最高|最多|最も(?:多|高|大き|強)|一番(?:多|高|大き)|首位|トップ',
    lowest: '最小|最低|最少|最も(?:少な|低|小さ|弱)|最下位',
    only: 'のみ|だけ(?=が|は)|唯一',
    all: 'すべて|全て|全(?:製品|地域|部門|社|店)|どの\\S{1,6}も',
    none: 'どの\\S{1,8}も(?=\\S{0,12}な)',
    because: 'ため|によって|のおかげで|が原因で|に起因',
  },
  roles:
    '営業|財務|経理|経営|役員|取締役|部長|課長|部門|チーム|責任者|マーケティング|製品|顧客|サポート|人事|法務|品質|物流|情報システム|プロジェクト',
  asks: {
    why: 'なぜ|何故|どうして|理由|原因は',
    which: 'どの|どれ|誰|どこ|どちら',
    amount: 'いくら|どれ(?:だけ|くらい|ほど)|何(?:件|人|回|日)',
    cost: 'コスト|費用|損失|いくら',
    best: '最も(?:良|効率|優れ)|一番(?:良|いい)|最良|ベスト|最速|最安|残す',
    worst: '改善|立て直|最も(?:悪|遅|弱)|一番(?:悪|遅|弱)|最悪|最下位|やめる|切る|打ち切|撤退',
    most: '最も(?:多|高|大き)|一番(?:多|高|大き)|最大|最高|最多',
    least: '最も(?:少な|低|小さ)|一番(?:少な|低|小さ)|最小|最低|最少',
  },
};
