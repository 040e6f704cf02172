import type { ManagedPaymentRow } from '@shuyuan/api-client/manage';
import type { Locale } from '@shuyuan/widgets/host';
import { entityNouns } from '../entity-nouns.strings.ts';

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

type Unmatched = Record<ManagedPaymentRow['state'], string>;

const states: Unmatched = {
  other_sum: '金额不符',
  unknown: '没有对应订单',
  unclear: '通知自相矛盾',
  late: '订单已取消',
  twice: '重复支付',
  taken: '已入账',
};

const zh = {
  noun: entityNouns['zh-CN'].payment,
  title: '未匹配的付款',
  keywordsPlaceholder: '订单号或支付流水号',
  yuan,
  order: '订单号',
  state: '情况',
  states,
  amount: '到账',
  charge: '订单金额',
  transaction: '支付流水号',
  paid: '支付时间',
  action: '处理',
  handled: '处理情况',
  returned: '已退回',
  giveBack: '原路退回',
  giveBackOf: (order: string) => `原路退回：${order}`,
  giveBackTitle: '退回这笔付款？',
  giveBackText: (fen: number) => `这笔款没有对应的订单可以入账，${yuan(fen)}将原路退回，不能撤销。`,
  check: '已核对',
  checkOf: (order: string) => `已核对：${order}`,
  checkTitle: '这条通知已经核对过了？',
  checkText: (told: string) =>
    `支付平台的这条通知自相矛盾，系统没有入账。请先到支付平台核对款项，再标记为已核对。通知内容：${told}`,
  isChecked: '已标记为核对过',
  checked: '已核对',
  isGivenBack: '已提交退回',
  notGivenBack: '没有收到答复，请刷新后再看',
  quoted: (order: string) => `订单${order}的付款`,
};

/** The words of money that has paid no order. */
export type PaymentsStrings = typeof zh;

const en: PaymentsStrings = {
  noun: entityNouns.en.payment,
  title: 'Unmatched payments',
  keywordsPlaceholder: 'Order or payment number',
  yuan,
  order: 'Order',
  state: 'What is wrong',
  states: {
    other_sum: 'Another sum',
    unknown: 'No such order',
    unclear: 'Contradictory message',
    late: 'Order was cancelled',
    twice: 'Paid twice',
    taken: 'Taken',
  },
  amount: 'Came',
  charge: 'Order costs',
  transaction: 'Payment number',
  paid: 'Paid',
  action: 'To do',
  handled: 'Done',
  returned: 'Given back',
  giveBack: 'Give it back',
  giveBackOf: (order) => `Give it back: ${order}`,
  giveBackTitle: 'Give this payment back?',
  giveBackText: (fen) =>
    `No order can take it. ${yuan(fen)} go back where they came from, which cannot be undone.`,
  check: 'Checked',
  checkOf: (order) => `Checked: ${order}`,
  checkTitle: 'Has this message been checked?',
  checkText: (told) =>
    `This message contradicts itself, and no money was booked. Look at the payment service first, then mark it as checked. Message: ${told}`,
  isChecked: 'Marked as checked',
  checked: 'Checked',
  isGivenBack: 'It goes back',
  notGivenBack: 'No answer came. Reload and look',
  quoted: (order) => `the payment for order ${order}`,
};

export const paymentsStrings: Record<Locale, PaymentsStrings> = { 'zh-CN': zh, en };
