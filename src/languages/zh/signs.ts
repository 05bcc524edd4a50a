/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'chinese|mandarin|chinesisch|chinois|chino|chinês|cinese',
  asked: /中国語で|用中文|بالصينية/,
  moves: { up: '增长|上升|增加|提高|上涨', down: '下降|减少|下滑|下跌|降低', not: '没有|未' },
  compares: { half: '一半|减半', double: '翻倍|翻番|两倍', triple: '三倍', most: '大多数|多数|过半|大部分' },
  claims: {
    highest: '最大|最高|最多|最强|居首|领先|第一',
    lowest: '最小|最低|最少|最弱|垫底',
    only: '只有|仅有|唯一|仅',
    all: '所有|全部|每个|每家|都(?=上升|下降|增长|下滑)',
    none: '没有(?:一个|任何)|无一',
    because: '因为|由于|归因于|得益于|导致',
  },
  fillers: '单击此处|點擊此處|点击(?:此处)?添加|(?:在此|此处)(?:输入|添加|插入)|示例文本|占位符|图表标题',
  stillOpen: '待定|待补充|待确认',
  roles: '销售|财务|管理层|董事会|总监|经理|部门|团队|负责人|市场|产品|客户|支持|人事|法务|质量|物流|信息|项目|运营|采购',
  asks: {
    act: '(?:应该|该|需要)(?:做|怎么|采取|先)|怎么办',
    why: '为什么|为何|为啥|什么原因|原因是什么',
    which: '哪(?:些|个|家|种|一|类|位)?|谁',
    amount: '多少|几(?:个|次|天)|多(?:高|大|久|快)',
    cost: '损失|成本|花费|代价|花',
    best: '最好|最佳|最优|表现更好|最快|最便宜|保留',
    worst: '改进|改善|整改|最差|最弱|最慢|最贵|放弃|淘汰|停止|关闭|砍掉',
    most: '最多|最高|最大|最长',
    least: '最少|最低|最小|最短',
    done: '开始|推出|引入|启动|提价|涨价|降价|提高|降低|取消|停止|更换|改变|改为|开设|关闭|招聘|增加了|实施|新的|培训|活动',
    effect: '影响|帮助|有效|效果|改善|恶化|降低了|提高了|减少了|增加了|变好|变差',
    whether: '是否|有没有',
    isTrue: '(?:这|那)?是真的吗|(?:这|是否)属实|真的吗',
    either: '是因为|是不是',
    blames: '是因为|因为|是',
    or: '还是',
  },
};
