/** The words around figures in sentences. */
import { type FigureWords, none } from '../figures.ts';

export const figures: FigureWords = {
  up: '增长|上升|增加|提高|上涨|提升|升|增',
  down: '下降|减少|下滑|下跌|降低|缩短|回落|降|减',
  went: '变|改善|变化',
  took: none,
  is: '为|是|达到?|：|:',
  act: none,
  auxiliary: '已|已经',
  adverb: '大幅|小幅|略|进一步',
  from: '从|由|自',
  to: '到|至|为',
  by: none,
  against: '去年|上年|去年同期|上年同期|上季度|上月|前一年',
  plan: '目标|计划|预算|指标',
  article: none,
  about: '约|大约|近',
  unsure: '没有|未|不|如果|若|预计|计划|将|可能|应|希望|争取|力争',
  noName: '和|与|及|或|我们|他们|其|这|那|因为|由于|通过|使|让|把|将|其中|其他|每',
  joining: '，|同时|但|而',
  because: '因为|由于|得益于',
  beyond: '高于|低于|超过|超出',
  series: {
    beside: '为|是|约|达到?|的|:|：|有',
    between: '和|与|到|至|再到|然后|及|升到|降到|涨到',
    verbs: '为|是|从|由|分别为|分别是|达到?',
    same: '同期(?:为|是)?|同样(?:几|[一二三四五六七八九十\\d]+)(?:年|个?季度|个?月)|这(?:几|[一二三四五六七八九十\\d]+)(?:年|个?季度)(?:里|间)?',
    lastYear: '去年',
    now: '目前|现在|本季度?|本月|今年',
  },
};
