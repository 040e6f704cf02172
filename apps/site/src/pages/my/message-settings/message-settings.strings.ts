import type { MessageDigest, OptionalMessage } from '@shuyuan/api-client/community';
import type { Locale } from '@shuyuan/widgets/host';

interface MessageSettingsStrings {
  title: string;
  lead: string;
  toMessages: string;
  loading: string;
  failed: string;
  failedHint: string;
  notChanged: string;
  kinds: Record<OptionalMessage, string>;
  digest: {
    label: string;
    hint: (mobile: string) => string;
    withoutMobile: string;
    bind: string;
    notChanged: string;
    frequencies: Record<MessageDigest['frequency'], string>;
  };
}

export const messageSettingsStrings: Record<Locale, MessageSettingsStrings> = {
  'zh-CN': {
    title: '消息设置',
    lead: '选择要告诉你的事。订单、退款、余额、处理结果和书院通知总会告诉你。',
    toMessages: '回到我的消息',
    loading: '正在加载消息设置',
    failed: '消息设置没有加载出来',
    failedHint: '请检查网络后重试。',
    notChanged: '没有改成，请检查网络后再试。',
    kinds: {
      reply: '有人回复我的评论',
      comment: '有人评论我的内容',
      solution: '有人回答我的问题',
      accepted: '我的回答被采纳',
      doubt: '有人向我提出疑问',
      doubt_answer: '我的疑问得到解答',
      doubt_promise: '有人答应解答我的疑问',
      mention: '有人提到我',
      follow: '有人关注我',
      thumbs_up: '有人赞我的内容',
      exam_marked: '试卷已批改',
      grant_ending: '学习权限即将到期',
    },
    digest: {
      label: '短信提醒未读消息',
      hint: (mobile: string) => `有新的未读消息时，早上九点发到 ${mobile}，一天最多一条。`,
      withoutMobile: '绑定手机号后才能用短信提醒。',
      bind: '去绑定手机号',
      notChanged: '没有改成，请检查网络后再试。',
      frequencies: { off: '不提醒', daily: '每天', weekly: '每周一' },
    },
  },
  en: {
    title: 'What you are told',
    lead: 'Choose what you are told. Of orders, refunds, your balance, decisions and by the school you always are.',
    toMessages: 'Back to my messages',
    loading: 'Loading what you are told',
    failed: 'What you are told could not be loaded',
    failedHint: 'Check the network and try again.',
    notChanged: 'That was not changed. Check the network and try again.',
    kinds: {
      reply: 'Somebody replies to my comment',
      comment: 'Somebody comments on what is mine',
      solution: 'Somebody answers my question',
      accepted: 'My answer is accepted',
      doubt: 'Somebody asks me about a lesson',
      doubt_answer: 'What I asked about a lesson is answered',
      doubt_promise: 'Somebody promises me an answer',
      mention: 'Somebody mentions me',
      follow: 'Somebody follows me',
      thumbs_up: 'Somebody likes what is mine',
      exam_marked: 'My paper is marked',
      grant_ending: 'Something that I may study ends soon',
    },
    digest: {
      label: 'Unread messages by text message',
      hint: (mobile: string) =>
        `To ${mobile}, at nine in the morning in China when something new is unread: one a day at most.`,
      withoutMobile: 'This needs a mobile number.',
      bind: 'Add a mobile number',
      notChanged: 'That was not changed. Check the network and try again.',
      frequencies: { off: 'Never', daily: 'Every day', weekly: 'On Mondays' },
    },
  },
};
