export const pictureFieldStrings = {
  'zh-CN': {
    upload: '上传图片',
    pick: '从素材库选择',
    clear: '清除图片',
    cancel: '取消上传',
    paste: '也可以粘贴图片网址',
    uploading: (name: string) => `正在上传${name}`,
    uploaded: '图片已上传',
    failed: '图片没有上传成功，请检查网络后重试',
    preview: (label: string) => `${label}预览`,
  },
  en: {
    upload: 'Upload a picture',
    pick: 'Choose from the library',
    clear: 'Remove the picture',
    cancel: 'Cancel the upload',
    paste: 'Or paste the address of a picture',
    uploading: (name: string) => `Uploading ${name}`,
    uploaded: 'The picture was uploaded',
    failed: 'The picture was not uploaded. Check the network and try again',
    preview: (label: string) => `Preview: ${label}`,
  },
};
