import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  /** `date` is the day on which the account goes for good. */
  closed: (date: string) => `账号将于${date}注销，在此之前登录即可撤回`,
};

const en: typeof zh = {
  closed: (date) => `Your account will be closed on ${date}. Sign in before then to keep it`,
};

export const basicStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
