import type { ManagedCoupon, ManagedCouponBatch } from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) + hours * 3_600_000).toISOString();

/** Money off from a threshold on, a share of a kind of goods by days, and one for one course that has ended. */
export const couponBatches: ManagedCouponBatch[] = (['active', 'active', 'ended'] as const).map(
  (state, index) => ({
    id: index + 1,
    name: ['新人礼', '春季读书周', '写作课专享'][index]!,
    description: ['', '读书周期间送给每位学员。', ''][index]!,
    prefix: ['XR', '', ''][index]!,
    type: index === 1 ? 'discount' : 'minus',
    rate: [20, 85, 50][index]!,
    full_discount_price: [99, 0, 0][index]!,
    target_type: index === 0 ? 'all' : 'course',
    target_id: index === 2 ? 1 : null,
    target_title: index === 2 ? '一句话的写法' : '',
    deadline_mode: index === 1 ? 'day' : 'time',
    deadline: index === 1 ? null : at([240, 0, -240][index]!),
    fixed_day: index === 1 ? 30 : null,
    is_open: index < 2,
    token: `open-for-everybody-${index}`,
    generated: [100, 1_000, 20][index]!,
    received: [4, 86, 12][index]!,
    used: [1, 30, 12][index]!,
    state,
    created_at: at(-500 - index),
    updated_at: at(-50 - index),
  }),
);

/** One of each state. */
export const coupons: ManagedCoupon[] = (['used', 'unused', 'expired', 'free'] as const).map(
  (state, index) => ({
    id: index + 1,
    code: ['XRK7MXQ2ABCD45', 'XRH3NPW8EFGH67', 'XRB9RTY4JKLM23', 'XRD8SVZ6NPQR79'][index]!,
    state,
    person:
      state === 'free' ? null : { id: 7 + index, nick_name: ['小林', '阿布', '小满'][index]!, avatar: '' },
    received_at: state === 'free' ? null : at(-20 - index),
    deadline: state === 'free' ? null : at(state === 'expired' ? -30 : 240),
    updated_at: at(-20 - index),
    order:
      state === 'used'
        ? {
            order_id: '20260302095900271828',
            goods_name: '怎样读一首唐诗',
            discount: 20,
            status: 9,
          }
        : null,
  }),
);
