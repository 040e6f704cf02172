import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  captions: '字幕',
  afterSaving: '保存视频以后，可以在这里添加字幕。',
  hint: 'SRT或WebVTT文件，最多2MB。同一种语言的字幕会被替换。',
  none: '还没有字幕',
  loading: '正在加载字幕',
  notLoaded: '字幕没有加载出来',
  tryAgain: '再试一次',
  language: '语言',
  upload: '上传字幕',
  uploading: '正在上传',
  uploaded: (label: string) => `已添加${label}字幕`,
  failed: '字幕没有传上去，请检查网络后重试',
  cues: (count: number) => `${count}条`,
  outdated: '早于现在的视频文件，请核对时间',
  remove: (label: string) => `删除${label}字幕`,
  removeQuestion: (label: string) => `删除${label}字幕？`,
  removeHint: '删除后不能恢复，需要时请重新上传。',
  confirmRemove: '删除',
  notRemoved: '没有删掉，请检查网络后重试',
};

/** The words of a video's captions in the console. */
export type CaptionsStrings = typeof zh;

const en: CaptionsStrings = {
  captions: 'Captions',
  afterSaving: 'Captions can be added here once the video is saved.',
  hint: 'SRT or WebVTT, 2 MB at most. Captions in the same language are replaced.',
  none: 'No captions yet',
  loading: 'Loading captions',
  notLoaded: 'The captions did not load',
  tryAgain: 'Try again',
  language: 'Language',
  upload: 'Upload captions',
  uploading: 'Uploading',
  uploaded: (label) => `Captions added: ${label}`,
  failed: 'The captions were not uploaded. Check the network and try again',
  cues: (count) => `${count} cues`,
  outdated: 'Older than the present file: check their times',
  remove: (label) => `Delete captions: ${label}`,
  removeQuestion: (label) => `Delete captions: ${label}?`,
  removeHint: 'They cannot be brought back, only uploaded again.',
  confirmRemove: 'Delete',
  notRemoved: 'Nothing was deleted. Check the network and try again',
};

export const captionsStrings: Record<Locale, CaptionsStrings> = { 'zh-CN': zh, en };
