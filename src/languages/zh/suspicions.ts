/** How Chinese says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds: '',
  around: [
    '(?<who>[^，。；：！？、\\s]{1,12}?)(?:都|则|却|也|还|坚持|一直)?(?:认为|觉得|相信|怀疑|坚信|断言|抱怨|说|怪|归咎于|指责)(?:是|就是|说)?，?(?<claim>[^，。；！？]{2,60})',
    '(?:据|按|在)(?<who>[^，。；：]{1,12})(?:说|看来|的说法)，(?<claim>[^，。；！？]{2,60})',
  ],
  lists: '解释|说法|看法|假设|猜测|意见|可能的原因',
  opens: '(?:是|因为|由于|原因是|都是)',
  wishes: '应该|应当|必须|需要我们|最好',
  sources: '数据|数字|报告|表格|文件|合同|幻灯片',
  more: '更多|增加|上升|提高|变多|太多|增长',
  less: '更少|减少|下降|降低|变少|太少|不足|缺少',
  things: {
    weight: { more: '更重|变重|太重', less: '更轻|变轻', column: '重量|公斤|千克|kg' },
    size: { more: '更大|太大|变大', less: '更小|太小|变小', column: '尺寸|体积|容量|大小|面积' },
    age: { more: '老化|更旧|太旧|变老|年久', less: '更新的|更年轻', column: '年龄|车龄|出厂年|购置年|年份|年限' },
    discount: {
      more: '(?:折扣|优惠)(?:更多|变多|太多)|更多(?:的)?(?:折扣|优惠)',
      less: '(?:折扣|优惠)(?:更少|变少|太少|减少)|更少(?:的)?(?:折扣|优惠)',
      column: '折扣率?|优惠',
    },
    price: { more: '更贵|太贵|涨价|价格上涨', less: '更便宜|降价', column: '价格|单价|费率' },
    reply: {
      more: '(?:回复|答复|响应|回应)(?:得)?(?:太|更|很)?慢|等(?:得|待)?太久',
      less: '(?:回复|响应)更快',
      column: '(?:首次)?(?:回复|响应|答复)(?:时间|时长)|等待时间',
    },
    duration: { more: '更慢|太慢|更久|延误|拖延', less: '更快|更短', column: '时长|天数|周期|耗时|用时' },
    load: { more: '忙不过来|超负荷|人手不足|人手不够|工作太多', less: '太闲', column: '工作量|负荷|人均' },
    distance: { more: '更远|绕路|太远', less: '更近', column: '距离|里程|公里' },
    temperature: { more: '更热|炎热|高温', less: '更冷|寒冷', column: '温度|气温' },
    experience: { more: '更有经验', less: '没有经验|经验不足|新手', column: '经验|工龄' },
  },
};
