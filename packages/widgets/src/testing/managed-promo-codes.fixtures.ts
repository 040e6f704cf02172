import type { ManagedPromoCode } from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) + hours * 3_600_000).toISOString();

const codes = ['SPRING10', 'WELCOME', 'NEWYEAR5'] as const;

/** One that counts and was used, one that is used up, one that has expired. */
export const promoCodes: ManagedPromoCode[] = codes.map((code, index) => ({
  id: index + 1,
  code,
  invited_user_reward: [10, 20, 5][index]!,
  use_times: [0, 1, 100][index]!,
  used_times: [1, 1, 0][index]!,
  expired_at: at([240, 100, -40][index]!),
  state: (['active', 'used_up', 'expired'] as const)[index]!,
  created_at: at(-100 - index),
  updated_at: at(-50 - index),
  uses:
    index === 2
      ? []
      : [
          {
            order_id: '20260302095900271828',
            person: { id: 7, nick_name: '小林', avatar: '' },
            goods_name: '怎样读一首唐诗',
            discount: [10, 20][index]!,
            status: 9,
            created_at: at(-20),
          },
        ],
}));
