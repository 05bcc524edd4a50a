/** Measures and dimensions in Chinese. */

import { finance } from './finance.ts';
import type { Name, Names } from './names.ts';
import { outlook } from './outlook.ts';
import { recurring } from './recurring.ts';
import { stageTime } from './stage-time.ts';
import { support } from './support.ts';

function noun(label: string, definition: string): Name {
  return { label, definition };
}

export const names: Names = {
  metrics: {
    won_value: noun('赢单金额', '赢单商机的金额合计，按关闭日期统计。'),
    won_count: noun('赢单数', '赢单商机的数量，按关闭日期统计。'),
    lost_count: noun('输单数', '输单商机的数量，按关闭日期统计。'),
    win_rate: noun('赢单率', '赢单数除以已关闭（赢单与输单）的商机数，按关闭日期统计。'),
    win_rate_value: noun('金额赢单率', '赢单金额除以已关闭（赢单与输单）商机的金额，按关闭日期统计。'),
    average_deal: noun('平均赢单金额', '赢单金额合计除以赢单数。'),
    median_deal: noun('赢单金额中位数', '赢单商机金额的中位数。'),
    sales_cycle: noun('销售周期', '赢单商机从创建到关闭的平均天数，按关闭日期统计。'),
    sales_cycle_median: noun('销售周期中位数', '赢单商机从创建到关闭天数的中位数，按关闭日期统计。'),
    lost_cycle: noun('输单周期', '输单商机从创建到关闭的平均天数，按关闭日期统计。'),
    lost_cycle_median: noun('输单周期中位数', '输单商机从创建到关闭天数的中位数，按关闭日期统计。'),
    pipeline_created: noun('新增商机数', '创建的商机数量，按创建日期统计。'),
    open_count: noun('进行中的商机数', '既未赢单也未输单的商机数量，以数据所示为准。'),
    open_value: noun('进行中的商机金额', '既未赢单也未输单的商机金额合计，以数据所示为准。'),
    'won_value.attainment': noun('目标达成率', '赢单金额除以同期目标。'),
    ...recurring.zh,
    ...support.zh,
    ...outlook.zh,
    ...finance.zh,
    ...stageTime.zh,
  },
  dimensions: {
    product: ['产品', '产品'],
    series: ['产品系列', '产品系列'],
    category: ['类别', '类别'],
    region: ['区域', '区域'],
    office: ['区域办事处', '区域办事处'],
    country: ['国家', '国家'],
    location: ['所在地', '所在地'],
    team: ['团队', '团队'],
    manager: ['经理', '经理'],
    owner: ['销售人员', '销售人员'],
    segment: ['细分市场', '细分市场'],
    industry: ['行业', '行业'],
    account: ['客户', '客户'],
    customer: ['客户', '客户'],
    parent: ['母公司', '母公司'],
    channel: ['渠道', '渠道'],
    source: ['来源', '来源'],
    type: ['类型', '类型'],
  },
  subjects: {
    deal: ['笔商机', '笔商机'],
    row: ['行数据', '行数据'],
    subscription: ['份订阅', '份订阅'],
    account: ['位客户', '位客户'],
    ticket: ['个工单', '个工单'],
  },
  lacks: {
    amounts: '数据中没有金额列。',
    someAmounts: (have, all) => `${all}笔赢单商机中只有${have}笔有金额。`,
    created: '数据中没有创建日期。',
    closed: '数据中没有关闭日期。',
    lostAmounts: '输单商机没有金额。',
    lost: '数据中没有输单的商机。',
    noWorth: '数据中的金额全部为0。',
    open: '数据中没有进行中的商机。',
    openAmounts: '进行中的商机没有金额。',
    targets: '数据中没有目标。',
  },
  unnamed: '（未填写）',
};
