import type { Locale } from '../host/widget-host.ts';

const zh = {
  share: '分享',
  title: (name: string) => `分享“${name}”`,
  address: '链接',
  copy: '复制链接',
  copied: '链接已复制',
  notCopied: '没有复制成功，请手动选中链接复制',
  scan: '用手机扫一扫，在手机上打开',
  code: (address: string) => `二维码：${address}`,
};

/** Every text of the button and its dialog. */
export type ShareButtonStrings = typeof zh;

const en: ShareButtonStrings = {
  share: 'Share',
  title: (name) => `Share “${name}”`,
  address: 'Address',
  copy: 'Copy the address',
  copied: 'The address was copied',
  notCopied: 'It could not be copied. Select the address and copy it by hand',
  scan: 'Scan it to open it on a telephone',
  code: (address) => `QR code: ${address}`,
};

export const shareButtonStrings: Record<Locale, ShareButtonStrings> = { 'zh-CN': zh, en };
