import { listWords } from '../../archetypes/list-page.strings.ts';

export const creditStrings = listWords(
  {
    noun: '积分明细',
    title: '我的积分',
    lead: '积分从哪里来，又用到了哪里。',
    emptyHint: '回答问题被采纳，就能得到悬赏的积分。',
    balance: (count: number) => `现有 ${count} 积分`,
    tabs: '明细与规则',
    tab: { records: '我的积分', rules: '明细规则' },
    reasons: {
      register: '注册登录',
      watched_video: '看完视频',
      watched_course: '看完课程',
      paid_order: '下单成功',
      order_refunded: '订单退款，收回积分',
      invite: '邀请好友注册',
      bounty_asked: '提问悬赏',
      bounty_accepted: '回答被采纳',
      bounty_moved: '悬赏改给了另一个回答',
      bounty_returned: '悬赏退回',
      console: '管理员调整',
    },
  },
  {
    noun: 'changes of credits',
    title: 'My credits',
    lead: 'Where they came from, and what they went to.',
    emptyHint: 'An answer that is accepted earns what was promised for it.',
    balance: (count: number) => `${count} credits now`,
    tabs: 'About credits',
    tab: { records: 'My credits', rules: 'Rules' },
    reasons: {
      register: 'Registration',
      watched_video: 'A video watched',
      watched_course: 'A course watched',
      paid_order: 'An order paid',
      order_refunded: 'Taken back with a refund',
      invite: 'A friend invited',
      bounty_asked: 'Promised for a question',
      bounty_accepted: 'An answer accepted',
      bounty_moved: 'Moved to another answer',
      bounty_returned: 'A bounty returned',
      console: 'Changed by the school',
    },
  },
);

export const creditRuleStrings = listWords(
  {
    noun: '积分规则',
    title: '我的积分',
    lead: '做什么能得到积分。回答被采纳，还能得到悬赏的积分。',
    emptyHint: '书院没有设置能得积分的事。',
    ofPaid: (percent: number) => `+金额×${percent}%`,
    deeds: {
      register: '注册登录',
      watched_video: '看完视频',
      watched_course: '看完课程',
      paid_order: '下单成功',
    },
  },
  {
    noun: 'rules of credits',
    title: 'My credits',
    lead: 'What earns credits. An accepted answer earns the bounty besides.',
    emptyHint: 'Nothing earns credits at this school.',
    ofPaid: (percent: number) => `+${percent} % of the amount`,
    deeds: {
      register: 'Registration',
      watched_video: 'A video watched',
      watched_course: 'A course watched',
      paid_order: 'An order paid',
    },
  },
);
