import type { Locale } from '@shuyuan/widgets/host';

const zh = { notLoaded: '素材库没有打开，请检查网络后重试' };

/** What is said of a picker whose code does not come. */
export const mediaPickerStrings: Record<Locale, typeof zh> = {
  'zh-CN': zh,
  en: { notLoaded: 'The media library did not open. Check the network and try again' },
};
