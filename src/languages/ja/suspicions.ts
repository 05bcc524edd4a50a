/** How Japanese says what somebody holds to be the cause: who comes first, what he does last. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds: '',
  around: [
    '(?<who>[^、。！？\\s]{1,16})(?:は|では)、?(?<claim>[^。！？]{3,80}?)(?:だ|です|だから)?と(?:言っ|いっ|言い|考え|思っ|主張|信じ|見て|見ており|確信|疑っ|指摘)',
    '(?<who>[^、。！？\\s]{1,16})(?:は|では)、?(?<claim>[^。！？]{2,60}?)のせい',
    '(?<who>[^、。！？\\s]{1,16})によると、?(?<claim>[^。！？]{3,80})',
  ],
  lists: '説明|仮説|意見|見方|原因の候補|説',
  opens: '原因は|理由は',
  wishes: 'べき|してほしい|必要がある',
  sources: 'データ|数字|報告|表|資料|スライド|契約',
  more: '増え|増加|上が|高く|多く|多すぎ|伸び',
  less: '減っ|減り|減少|下が|低く|少な|不足|足りな',
  things: {
    weight: { more: '重く|重い|重た', less: '軽く|軽い', column: '重量|重さ|キロ|kg' },
    size: { more: '大きく|大きい|大きすぎ', less: '小さく|小さい|小さすぎ', column: '大きさ|サイス|容量|体積|寸法' },
    age: { more: '古く|古い|老朽|高齢', less: '新しく|新しい|若い', column: '年式|年齢|製造年|導入年|購入年' },
    discount: {
      more: '(?:値引き?|割引)(?:が|を)?(?:増|多|大き)',
      less: '(?:値引き?|割引)(?:が|を)?(?:減|少な|小さ|しなく)',
      column: '値引き?率?|割引率?',
    },
    price: { more: '値上げ|価格が上|高すぎ|高い', less: '値下げ|安く|安い', column: '価格|単価|料金' },
    reply: {
      more: '(?:返信|回答|対応|返事|応答)(?:が|に)?(?:遅|時間がかか)|待たせ|待ち時間が長',
      less: '(?:返信|回答|対応)が早',
      column: '(?:初回)?(?:応答|返信|回答)時間|待ち時間',
    },
    duration: { more: '遅く|遅れ|長く|時間がかか', less: '早く|短く', column: '所要(?:時間|日数)|日数|時間|期間' },
    load: { more: '忙し|手一杯|人手不足|人手が足り|過負荷|残業', less: '暇', column: '負荷|一人当たり' },
    distance: { more: '遠く|遠い|遠回り', less: '近く|近い', column: '距離|キロメートル' },
    temperature: { more: '暑|熱', less: '寒|冷', column: '気温|温度' },
    experience: { more: '経験豊富|ベテラン', less: '経験不足|未経験|新人', column: '経験|勤続' },
  },
};
