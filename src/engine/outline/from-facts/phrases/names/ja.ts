/** Measures and dimensions in Japanese. */

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
    won_value: noun('受注額', '受注した案件の金額の合計（クローズ日基準）。'),
    won_count: noun('受注件数', '受注した案件の件数（クローズ日基準）。'),
    lost_count: noun('失注件数', '失注した案件の件数（クローズ日基準）。'),
    win_rate: noun('受注率', '受注件数を、クローズした案件（受注と失注）の件数で割った値（クローズ日基準）。'),
    win_rate_value: noun('金額ベースの受注率', '受注した案件の金額を、クローズした案件（受注と失注）の金額で割った値（クローズ日基準）。'),
    average_deal: noun('平均受注単価', '受注した案件の金額の合計を件数で割った値。'),
    median_deal: noun('受注単価の中央値', '受注した案件の金額の中央値。'),
    sales_cycle: noun('営業サイクル', '受注した案件の作成からクローズまでの平均日数（クローズ日基準）。'),
    sales_cycle_median: noun('営業サイクルの中央値', '受注した案件の作成からクローズまでの日数の中央値（クローズ日基準）。'),
    lost_cycle: noun('失注までの日数', '失注した案件の作成からクローズまでの平均日数（クローズ日基準）。'),
    lost_cycle_median: noun('失注までの日数の中央値', '失注した案件の作成からクローズまでの日数の中央値（クローズ日基準）。'),
    pipeline_created: noun('新規案件数', '作成された案件の件数（作成日基準）。'),
    open_count: noun('進行中の案件数', '受注も失注もしていない案件の件数（データの時点）。'),
    open_value: noun('進行中の案件額', '受注も失注もしていない案件の金額の合計（データの時点）。'),
    'won_value.attainment': noun('目標達成率', '受注額を同じ期間の目標で割った値。'),
    ...recurring.ja,
    ...support.ja,
    ...outlook.ja,
    ...finance.ja,
    ...stageTime.ja,
  },
  dimensions: {
    product: ['製品', '製品'],
    series: ['製品シリーズ', '製品シリーズ'],
    category: ['カテゴリー', 'カテゴリー'],
    region: ['地域', '地域'],
    office: ['地域オフィス', '地域オフィス'],
    country: ['国', '国'],
    location: ['所在地', '所在地'],
    team: ['チーム', 'チーム'],
    manager: ['マネージャー', 'マネージャー'],
    owner: ['営業担当', '営業担当'],
    segment: ['セグメント', 'セグメント'],
    industry: ['業種', '業種'],
    account: ['取引先', '取引先'],
    customer: ['顧客', '顧客'],
    parent: ['親会社', '親会社'],
    channel: ['チャネル', 'チャネル'],
    source: ['獲得経路', '獲得経路'],
    type: ['種別', '種別'],
  },
  subjects: {
    deal: ['件の案件', '件の案件'],
    row: ['行', '行'],
    subscription: ['件の契約', '件の契約'],
    account: ['社の顧客', '社の顧客'],
    ticket: ['件の問い合わせ', '件の問い合わせ'],
  },
  lacks: {
    amounts: 'データに金額の列がない。',
    someAmounts: (have, all) => `受注した案件${all}件のうち、金額があるのは${have}件のみ。`,
    created: 'データに作成日がない。',
    closed: 'データにクローズ日がない。',
    lostAmounts: '失注した案件に金額がない。',
    lost: 'データに失注した案件がない。',
    noWorth: 'データの金額がすべて0である。',
    open: 'データに進行中の案件がない。',
    openAmounts: '進行中の案件に金額がない。',
    targets: 'データに目標がない。',
  },
  unnamed: '（未記入）',
};
