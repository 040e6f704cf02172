import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  contents: '目录',
  about: '关于这部文集',
  emptyContents: '目录还是空的',
  emptyContentsHint: '文章正在编选，过些日子再来看看。',
  bought: '已购买',
  failed: '文集没有加载出来',
  failedHint: '请检查网络后重试。',

  /** Of one article in the contents. */
  done: '已读完',
  begun: (progress: number) => `已读${progress}%`,
  locked: '需购买',
  trial: '免费试读',

  progress: '阅读进度',
  readOf: (count: number, total: number) => `已读完${count}篇，共${total}篇`,
  finished: '整部文集都读完了',
  finishedHint: '隔一阵再读，会读到不一样的东西。',
  start: '开始阅读',
  resume: '继续阅读',
  again: '再读一遍',
  /** Before the title of the article that comes next. */
  nextIs: (title: string) => `接着读：${title}`,
  signIn: '登录',
  signInHint: '登录后，会记住你读到了哪里。',

  buyTitle: '整部文集',
  included: (count: number) => `买下后，目录里的${count}篇都可以读全文，以后加进来的也是。`,
  buy: '购买文集',
  memberFree: '会员免费读',
  memberHint: '会员可以直接读完整部文集。',
  tryIt: '先读一篇',
};

const en: typeof zh = {
  contents: 'Contents',
  about: 'About this anthology',
  emptyContents: 'There is nothing in it yet',
  emptyContentsHint: 'Its articles are being chosen. Come back later.',
  bought: 'Bought',
  failed: 'The anthology could not be loaded',
  failedHint: 'Check the network and try again.',

  done: 'Read',
  begun: (progress) => `${progress}% read`,
  locked: 'For sale',
  trial: 'Free',

  progress: 'Your progress',
  readOf: (count, total) => `${count} of ${total} read`,
  finished: 'You have read all of it',
  finishedHint: 'Read it again some day: it will not be the same.',
  start: 'Start reading',
  resume: 'Go on reading',
  again: 'Read it again',
  nextIs: (title) => `Next: ${title}`,
  signIn: 'Sign in',
  signInHint: 'Who is signed in finds their place again.',

  buyTitle: 'The whole anthology',
  included: (count) =>
    count === 1
      ? 'Its one article in full, and whatever is added to it later.'
      : `All ${count} articles in full, and whatever is added to it later.`,
  buy: 'Buy the anthology',
  memberFree: 'Free for members',
  memberHint: 'Members read all of it.',
  tryIt: 'Read one first',
};

export const detailStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
