import type { Locale, LoginMode } from '@shuyuan/widgets/host';

const zh = {
  titles: { 1: '登录书院', 2: '注册账号', 3: '找回密码', 13: '绑定手机号' } satisfies Record<
    LoginMode,
    string
  >,
  leads: {
    1: '登录后继续学习、收藏和提问。',
    2: '一个手机号，就是一个账号。',
    3: '验证手机号以后，设置新的密码。',
    13: '绑定以后，换一种方式登录也是同一个账号。',
  } satisfies Record<LoginMode, string>,
  couplet: '风声雨声读书声，声声入耳',
};

const en: typeof zh = {
  titles: {
    1: 'Sign in to Shuyuan',
    2: 'Create an account',
    3: 'Forgot password',
    13: 'Bind a mobile number',
  },
  leads: {
    1: 'Sign in to continue learning, to save and to ask.',
    2: 'One mobile number is one account.',
    3: 'Prove your mobile number, then set a new password.',
    13: 'Then every way of signing in leads to the same account.',
  },
  couplet: 'Wind, rain, and the sound of reading',
};

export const loginStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
