import type { Locale } from '../../host/widget-host.ts';

const zh = {
  group: '拼图验证',
  handle: '拼图滑块',
  hint: '按住滑块，向右拖动完成拼图',
  keys: '用左右方向键移动拼图，按住Shift键或用Page Up、Page Down键可以移动得更快，位置合适后按回车键确认。看不清图片时，可以改用图形验证码。',
  percent: (percent: number) => `${percent}%`,
  place: '位置合适后请确认',
  confirm: '确认',
  loading: '正在加载拼图',
  checking: '正在验证…',
  passed: '验证通过',
  wrong: (triesLeft: number) => `没有对准，还可以试${triesLeft}次`,
  usedUp: '没有通过验证，已换一张新图',
  expired: '拼图已过期，已换一张新图',
  renewed: '已换一张新图',
  loadFailed: '拼图加载失败',
  reload: '重新加载',
  unsent: '连接中断，还没有验证',
  sendAgain: '重新验证',
  renew: '换一张',
  usePicture: '改用图形验证码',
};

export type SliderPuzzleStrings = typeof zh;

const en: SliderPuzzleStrings = {
  group: 'Puzzle check',
  handle: 'Puzzle slider',
  hint: 'Drag the slider to fit the piece',
  keys: 'Move the piece with the left and right arrow keys, faster with Shift or with Page Up and Page Down, and press Enter when it fits. If you cannot see the picture, use the picture code instead.',
  percent: (percent) => `${percent}%`,
  place: 'Confirm when the piece fits',
  confirm: 'Confirm',
  loading: 'Loading the puzzle',
  checking: 'Checking…',
  passed: 'Passed',
  wrong: (triesLeft) => `It does not fit. ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left`,
  usedUp: 'Not passed. Here is a new picture',
  expired: 'The puzzle expired. Here is a new picture',
  renewed: 'Here is a new picture',
  loadFailed: 'The puzzle did not load',
  reload: 'Load again',
  unsent: 'The connection failed. Not checked yet',
  sendAgain: 'Check again',
  renew: 'New picture',
  usePicture: 'Use a picture code',
};

export const sliderPuzzleStrings: Record<Locale, SliderPuzzleStrings> = { 'zh-CN': zh, en };
