import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '敏感词',
  add: '新敏感词',
  addTitle: '新敏感词',
  editTitle: '编辑敏感词',
  word: '词',
  wordHint: '含有它的内容会先等待审核；中间夹空格、符号，写成全角或繁体也能认出。',
  added: '添加于',
  quoted: (word: string) => `敏感词“${word}”`,
};

/** The words of the watched words in the console. */
export type WatchedWordsStrings = typeof zh;

const en: WatchedWordsStrings = {
  title: 'Watched words',
  add: 'New word',
  addTitle: 'New word',
  editTitle: 'Edit a word',
  word: 'Word',
  wordHint:
    'What holds it waits for a moderator; blanks, signs, full width or traditional characters do not hide it.',
  added: 'Added',
  quoted: (word) => `word “${word}”`,
};

export const watchedWordsStrings: Record<Locale, WatchedWordsStrings> = { 'zh-CN': zh, en };
