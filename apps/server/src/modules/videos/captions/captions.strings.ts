import type { CueFault } from './read-cues.ts';

const faults: Record<CueFault, string> = {
  times: '这里应该是一行时间，如 00:01:02,500 --> 00:01:05,000',
  order: '结束时间不晚于开始时间',
  empty: '没有找到一条字幕',
  many: '字幕太多，最多一万条',
};

export const captionStrings = {
  missing: '字幕不存在',
  videoMissing: '视频不存在',
  notText: '这不是字幕文件',
  tooLarge: '字幕文件太大，最多2MB',
  badLine: (line: number, fault: CueFault) => `第${line}行：${faults[fault]}`,
};
