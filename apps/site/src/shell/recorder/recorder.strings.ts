import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  record: '录制屏幕',
  notLoaded: '录制没有打开，请检查网络后重试',
  unfinished: (count: number) => `这台设备上有${count}段录制还没有保存`,
  goOn: '继续处理',
};

export type RecorderWords = typeof zh;

const en: RecorderWords = {
  record: 'Record the screen',
  notLoaded: 'The recorder did not open. Check the connection and try again',
  unfinished: (count) =>
    count === 1
      ? 'A recording on this device is not saved yet'
      : `${count} recordings on this device are not saved yet`,
  goOn: 'Go on with it',
};

export const recorderStrings: Record<Locale, RecorderWords> = { 'zh-CN': zh, en };
