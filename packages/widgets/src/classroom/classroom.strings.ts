import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: (name: string) => `播放：${name}`,
  loading: '正在准备视频',
  failed: '视频没有加载出来',
  failedHint: '没能取到播放地址，请重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  retry: '重试',
  processing: '视频还在处理',
  processingHint: '刚上传的视频要过一会儿才能播放，请稍后再来。',

  signedOut: '请登录后观看',
  notBought: '购买后观看',
  notBoughtHint: '这节课需要购买后观看。',
  trialOver: '试看结束',
  trialOverHint: '购买后可以从这里接着看。',
  trial: (time: string) => `可试看${time}`,
  triedEnded: '这节试看完了',
  triedHint: '购买课程后，全部课时都能学。',
  tryNext: (title: string) => `下一节试看：${title}`,
  signIn: '登录',
  /** `price` comes with its currency. */
  buyVideo: (price: string) => `购买本视频 ${price}`,
  buyCourse: (price: string) => `购买课程 ${price}`,
  memberFree: '会员免费看',
  ended: '播放完了',
  lastEnded: '恭喜你看完本套课程！',
  nextLesson: '播放下一节课程',
  nextIn: (seconds: number) => `${seconds}秒后开始自动播放下一节`,
  playNext: '立即播放',
  stay: '留在这一节',
  pausedByAnother: '您已打开新视频，暂停本视频播放',
  keysHint: '在播放器里按 ? 看快捷键',
  marked: '为保护内容，播放时有移动的水印，不能用画中画。',
  noDragging: '本视频第一次观看时不能拖动和加速。',
};

/** Every text of the classroom. Prices arrive formatted. */
export type ClassroomStrings = typeof zh;

const en: ClassroomStrings = {
  title: (name) => `Playing: ${name}`,
  loading: 'The video is being prepared',
  failed: 'The video did not load',
  failedHint: 'Its address did not come. Try again.',
  offlineHint: 'There is no network. It loads by itself when there is.',
  retry: 'Try again',
  processing: 'The video is still being processed',
  processingHint: 'What was just uploaded plays in a while. Come back later.',

  signedOut: 'Sign in to watch',
  notBought: 'Buy it to watch',
  notBoughtHint: 'This video is not yours yet.',
  trialOver: 'The trial ends here',
  trialOverHint: 'Buy it and go on from here.',
  trial: (time) => `${time} to try`,
  triedEnded: 'That was a lesson to try',
  triedHint: 'Buy the course to take all of its lessons.',
  tryNext: (title) => `Try the next one: ${title}`,
  signIn: 'Sign in',
  buyVideo: (price) => `Buy this video ${price}`,
  buyCourse: (price) => `Buy the course ${price}`,
  memberFree: 'Free for members',
  ended: 'It has ended',
  lastEnded: 'Well done: that was the whole course!',
  nextLesson: 'Up next',
  nextIn: (seconds) => `It begins by itself in ${seconds} s`,
  playNext: 'Play now',
  stay: 'Stay here',
  pausedByAnother: 'Another video plays, so this one is paused',
  keysHint: 'Press ? in the player to see its keys',
  marked: 'A watermark moves over the picture, which cannot be taken out of the page.',
  noDragging: 'It cannot be dragged or sped up the first time.',
};

export const classroomStrings: Record<Locale, ClassroomStrings> = { 'zh-CN': zh, en };
