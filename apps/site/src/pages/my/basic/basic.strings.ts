import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  /** `time` is when the account goes for good. */
  closed: (time: string) => `账号将于${time}注销，在此之前登录即可撤回`,
};

const en: typeof zh = {
  closed: (time) => `Your account will be closed on ${time}. Sign in before then to keep it`,
};

export const basicStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
