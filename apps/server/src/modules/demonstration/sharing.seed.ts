/** Whom the learner has invited, how many courses have a reward of their own, and what the school says of sharing. */
export const sharingSeed = {
  inviter: '林小满',
  invited: ['陈一苇', '苏木'],
  goods: 3,
  rules: [
    '把邀请链接或海报发给朋友，朋友注册后就与你建立邀请关系。',
    '奖励在订单过了退款期之后计入邀请余额，可以随时提现。',
    '通过自己的链接给自己下单不计奖励；刷单、虚假注册所得的奖励会被收回。',
  ].join('\n'),
};
