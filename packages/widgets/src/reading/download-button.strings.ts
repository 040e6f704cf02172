import type { Locale } from '../host/widget-host.ts';

const zh = {
  download: '下载附件',
  named: (name: string) => `下载附件：${name}`,
  notReady: '没有下载成功，请重试',
};

/** Every text of the button. */
export type DownloadButtonStrings = typeof zh;

const en: DownloadButtonStrings = {
  download: 'Download',
  named: (name) => `Download: ${name}`,
  notReady: 'The download did not start. Try again',
};

export const downloadButtonStrings: Record<Locale, DownloadButtonStrings> = { 'zh-CN': zh, en };
