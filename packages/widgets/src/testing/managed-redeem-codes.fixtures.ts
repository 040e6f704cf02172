import type { ManagedRedeemActivity, ManagedRedeemCode } from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) + hours * 3_600_000).toISOString();

/** One that runs, one to come whose codes give a membership, one that is over. */
export const redeemActivities: ManagedRedeemActivity[] = (['running', 'coming', 'over'] as const).map(
  (state, index) => ({
    id: index + 1,
    name: ['开学赠礼', '会员体验', '去年的赠礼'][index]!,
    start_at: at([-48, 48, -480][index]!),
    end_at: at([240, 480, -240][index]!),
    relate_data:
      state === 'coming'
        ? [{ sign: 'vip', id: 1, name: '月度会员' }]
        : [
            { sign: 'vod', id: 1, name: '一句话的写法' },
            { sign: 'paper', id: 7, name: state === 'over' ? '' : '语感小测' },
          ],
    code_count: [100, 0, 20][index]!,
    used_count: [1, 0, 17][index]!,
    state,
    created_at: at(-500 - index),
    updated_at: at(-50 - index),
  }),
);

/** One that was used, one by an account that is gone, one that is free. */
export const redeemCodes: ManagedRedeemCode[] = ['K7MXQ2ABCD45', 'H3NPW8EFGH67', 'B9RTY4JKLM23'].map(
  (code, index) => ({
    id: index + 1,
    code,
    is_used: index < 2,
    used_by: index === 0 ? { id: 7, nick_name: '小林', avatar: '' } : null,
    used_at: index < 2 ? at(-20 - index) : null,
    created_at: at(-100),
    updated_at: index < 2 ? at(-20 - index) : at(-100),
  }),
);
