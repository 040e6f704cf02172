import { listWords } from '../archetypes/list-page.strings.ts';

export const promoCodesStrings = listWords(
  {
    noun: '优惠码',
    title: '优惠码',
    lead: '下单时在收银台填写优惠码，可以减免一部分金额。每个优惠码每人限用一次。',
    emptyHint: '用过优惠码的订单会列在这里。',
    toShop: '去选课程',
    field: '查一个优惠码',
    check: '查询',
    good: (code: string, yuan: number, day: string) =>
      `优惠码 ${code} 有效，下单可减${yuan}元，有效至${day}。`,
    wrong: '此优惠码无效，请重新输入',
    missing: '请输入优惠码',
    notChecked: '没有收到答复，请检查网络后再查一次',
    removed: '已删除的优惠码',
    used: (day: string) => `${day}使用`,
    off: (yuan: number) => `−¥${yuan}`,
    statuses: { 1: '待支付', 5: '待支付', 9: '已支付', 7: '已取消' },
  },
  {
    noun: 'promo codes',
    title: 'Promo codes',
    lead: 'Type a promo code at the checkout and pay less. Each person uses a code once.',
    emptyHint: 'Orders by a promo code are listed here.',
    toShop: 'To the courses',
    field: 'Look at a promo code',
    check: 'Look',
    good: (code: string, yuan: number, day: string) =>
      `${code} counts: ${yuan} yuan off an order, until ${day}.`,
    wrong: 'This code does not count. Type another one.',
    missing: 'Type a promo code',
    notChecked: 'No answer came. Check the network and try again.',
    removed: 'A code that was removed',
    used: (day: string) => `Used on ${day}`,
    off: (yuan: number) => `−¥${yuan}`,
    statuses: { 1: 'Not paid', 5: 'Being paid', 9: 'Paid', 7: 'Cancelled' },
  },
);
