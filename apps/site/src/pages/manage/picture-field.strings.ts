import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  upload: '上传图片',
  pick: '从素材库选择',
  uploading: '正在上传',
  failed: '图片没有上传成功，请检查网络后重试',
};

/** The words of a field for a picture. */
export const pictureFieldStrings: Record<Locale, typeof zh> = {
  'zh-CN': zh,
  en: {
    upload: 'Upload a picture',
    pick: 'Choose from the library',
    uploading: 'Uploading',
    failed: 'The picture was not uploaded. Check the network and try again',
  },
};
