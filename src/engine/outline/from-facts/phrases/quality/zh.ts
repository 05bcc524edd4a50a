/** What is to be said of the data, in Chinese: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': '数据截止于{date}，数字以该日为准。',
  'ends-early': '数据截止于{last}，远早于{date}。',
  'no-outcome': '{file}的{column}中没有表示赢单或输单的值（{stages}），可用映射文件说明。',
  'unused-stage': '映射文件提到阶段“{stage}”，但没有商机处于该阶段。',
  'lines-around': '{file}表格之外的行（标题、合计、页脚）已排除：{lines}行。',
  'too-many-fields': '{file}中字段多于表头的行已排除：{rows}行。',
  'not-of-type': '{file}中{column}无法读取的值按缺失计：{rows}个。',
  'other-currency': '非{currency}币种的商机已排除：{rows}笔。',
  'unused-table': '未使用{file}：它与其他表没有关联。',
  'currency-assumed': '金额未注明币种，假定为{currency}。',
  repeated: '{file}中完全重复的行只计一次：{rows}行。',
  'no-member': '未注明“{dimension}”的商机：{all}笔中{rows}笔，计入“{unnamed}”。',
  'amount-scaled': '{column}按其名称以{scale}为单位读取。',
  'no-amount': '没有金额的赢单：{won}笔中{rows}笔，计入赢单数，不计入金额。',
  'negative-amount': '金额为负的赢单：{rows}笔，按原值合计。',
  'zero-amount-lost': '金额为零的输单：{lost}笔中{rows}笔。',
  'no-close-date': '没有关闭日期的已关闭商机：{closed}笔中{rows}笔，不计入按关闭日期统计的数字。',
  'no-creation-date': '没有创建日期（{column}）的商机：{all}笔中{rows}笔，不计入新增商机数和销售周期。',
  'closed-before-created': '关闭日期早于创建日期的商机：{rows}笔。',
  unlisted: '{column}的值不在{file}中的商机：{all}笔中{rows}笔（{values}）。',
  'may-be': '{file}中的{value}可能是{other}中的{suggestion}（{rows}笔商机），可用映射文件说明。',
  'without-deals': '{file}中没有商机、已排除而未显示为零：{all}个中{rows}个（{members}）。',
  'dimension-left-out': '已排除“{dimension}”：{closed}笔已关闭商机中有{rows}笔缺失，其{column}的值不在{file}中。',
  spellings: '“{dimension}”有多种写法，可能是同一个：{members}，可用映射文件说明。',
};
