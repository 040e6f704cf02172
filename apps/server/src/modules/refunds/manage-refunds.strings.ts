/** What the console's files say of refunds. */
export const manageRefundStrings = {
  refunds: '退款',
  payments: '未匹配的付款',
  orderId: '订单号',
  goods: '商品',
  person: '学员',
  amount: '金额',
  cause: '来源',
  causes: { asked: '学员申请', console: '后台退款', returned: '自动退回' },
  status: '状态',
  statuses: { 1: '待处理', 5: '退款成功', 9: '退款异常', 13: '已关闭' },
  createdAt: '时间',
  transaction: '支付流水号',
  returned: '已退回',
  states: {
    taken: '已入账',
    late: '订单已取消',
    twice: '重复支付',
    other_sum: '金额不符',
    unknown: '没有对应订单',
    unclear: '通知自相矛盾',
  },
};
