import { listWords } from '../../archetypes/list-page.strings.ts';

export const inviteBalanceStrings = listWords(
  {
    noun: '余额明细',
    title: '邀请余额',
    lead: '邀请奖励从哪里来，又用到了哪里。',
    emptyHint: '朋友通过你的链接下单，奖励会记在这里。',
    toShare: '去分享',
    balance: (yuan: number) => `现有 ¥${yuan}`,
    after: (yuan: number) => `余额 ¥${yuan}`,
    reasons: {
      reward: '邀请奖励',
      reward_taken_back: '订单退款，奖励收回',
      debt: '抵扣此前退款的奖励',
      withdrawal: '提现',
      withdrawal_returned: '提现退回',
      withdrawal_paid: '提现到账',
      order: '支付订单',
      order_returned: '订单取消或退款退回',
    },
  },
  {
    noun: 'changes of the balance',
    title: 'Invitation balance',
    lead: 'Where it came from, and what it went to.',
    emptyHint: 'What friends who came by your link buy earns you something.',
    toShare: 'Share',
    balance: (yuan: number) => `¥${yuan} now`,
    after: (yuan: number) => `Then ¥${yuan}`,
    reasons: {
      reward: 'A reward',
      reward_taken_back: 'Taken back: the order was refunded',
      debt: 'Set off against what was refunded before',
      withdrawal: 'A withdrawal',
      withdrawal_returned: 'A withdrawal that came back',
      withdrawal_paid: 'A withdrawal that was paid',
      order: 'An order',
      order_returned: 'An order that was cancelled or refunded',
    },
  },
);
