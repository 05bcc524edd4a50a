/** What is to be said of the data, in Japanese: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'データは{date}まで。数値はその日の時点。',
  'ends-early': 'データは{last}までで、{date}よりかなり前。',
  'no-outcome': '{file}の{column}には受注・失注を示す値がない（{stages}）。対応表で指定できる。',
  'unused-stage': '対応表のステージ「{stage}」を持つ案件がない。',
  'lines-around': '{file}の表の外の行（表題・合計・脚注）を除外：{lines}行。',
  'too-many-fields': '{file}の見出しより項目が多い行を除外：{rows}行。',
  'not-of-type': '{file}の{column}の読めない値を欠損として扱う：{rows}件。',
  'other-currency': '{currency}以外の通貨の案件を除外：{rows}件。',
  'unused-table': '{file}は他の表と結び付かないため使わない。',
  'currency-assumed': '金額に通貨の記載がなく、{currency}とみなす。',
  repeated: '{file}で完全に重複する行は一度だけ数える：{rows}行。',
  'no-member': '「{dimension}」のない案件：{all}件中{rows}件。「{unnamed}」に含める。',
  'amount-scaled': '{column}は名前のとおり{scale}単位で読む。',
  'no-amount': '金額のない受注案件：{won}件中{rows}件。件数に含め、金額には加えない。',
  'negative-amount': '金額がマイナスの受注案件：{rows}件。そのまま合計する。',
  'zero-amount-lost': '金額がゼロの失注案件：{lost}件中{rows}件。',
  'no-close-date': 'クローズ日のないクローズ済み案件：{closed}件中{rows}件。クローズ日基準の数値に含めない。',
  'no-creation-date': '作成日（{column}）のない案件：{all}件中{rows}件。新規案件数と営業サイクルに含めない。',
  'closed-before-created': 'クローズ日が作成日より前の案件：{rows}件。',
  unlisted: '{column}の値が{file}にない案件：{all}件中{rows}件（{values}）。',
  'may-be': '{file}の{value}は{other}の{suggestion}かもしれない（{rows}件）。対応表で指定できる。',
  'without-deals': '{file}のうち案件がなく、ゼロとして示さず除外：{all}件中{rows}件（{members}）。',
  'dimension-left-out': '「{dimension}」を除外：クローズ済み{closed}件中{rows}件で、{column}の値が{file}にない。',
  spellings: '「{dimension}」に同じものかもしれない表記が複数ある：{members}。対応表で指定できる。',
};
