import type { Locale } from '../host/widget-host.ts';

const zh = {
  label: '图形验证码',
  question: (question: string) => question,
  missing: '请输入图形验证码',
  answerMissing: '请回答上面的问题',
  unready: '图形验证码还没有加载好，请稍候',
  picture: '图形验证码图片',
  change: '换一张',
  changeQuestion: '换一题',
  toWords: '看不清？换成文字问题',
  toPicture: '改回图形验证码',
  loading: '正在加载',
  failed: '加载失败',
  retry: '重试',
  pictureCame: '已换一张新图',
  questionCame: (question: string) => `新问题：${question}`,
};

export type ImageCaptchaStrings = typeof zh;

const en: ImageCaptchaStrings = {
  label: 'Picture code',
  question: (question) => `Answer this: ${question}`,
  missing: 'Enter the picture code',
  answerMissing: 'Answer the question above',
  unready: 'The picture has not loaded yet',
  picture: 'Picture with a code',
  change: 'New picture',
  changeQuestion: 'New question',
  toWords: 'Cannot read it? Take a question in words',
  toPicture: 'Back to the picture code',
  loading: 'Loading',
  failed: 'Not loaded',
  retry: 'Try again',
  pictureCame: 'Here is a new picture',
  questionCame: (question) => `New question: ${question}`,
};

export const imageCaptchaStrings: Record<Locale, ImageCaptchaStrings> = { 'zh-CN': zh, en };
