import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '提交申请',
  name: '姓名',
  mobile: '手机号',
  about: '想说的话',
  aboutHint: '请简单介绍自己和想法',
  letters: '图形验证码',
  lettersPicture: '图形验证码图片',
  change: '换一张',
  toWords: '看不清？换成文字问题',
  loadAgain: '验证码没有加载出来，再试一次',
  submit: '提交',
  needName: '请输入姓名',
  needMobile: '请输入正确的手机号',
  needAbout: '请写下想说的话',
  needLetters: '请输入图形验证码',
  sent: '申请已提交',
  sentHint: '我们会尽快按您留下的手机号联系您。',
  another: '再提交一份',
  failed: '没有提交成功，请检查网络后重试',
};

/** All words of the form. */
export type ApplicationFormStrings = typeof zh;

const en: ApplicationFormStrings = {
  title: 'Apply',
  name: 'Name',
  mobile: 'Mobile number',
  about: 'What you would like to say',
  aboutHint: 'A few words about yourself and your idea',
  letters: 'Picture code',
  lettersPicture: 'Picture with a code',
  change: 'Another picture',
  toWords: 'Cannot read it? Answer a question',
  loadAgain: 'The code did not load. Try again',
  submit: 'Send',
  needName: 'Enter your name',
  needMobile: 'Enter a valid mobile number',
  needAbout: 'Write what you would like to say',
  needLetters: 'Enter the picture code',
  sent: 'Your application was sent',
  sentHint: 'We will call the number that you left.',
  another: 'Send another one',
  failed: 'It was not sent. Check the network and try again',
};

export const applicationFormStrings: Record<Locale, ApplicationFormStrings> = { 'zh-CN': zh, en };
