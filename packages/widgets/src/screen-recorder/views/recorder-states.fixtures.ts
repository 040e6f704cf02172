import type { RecordCategory, VideoRecord } from '@shuyuan/api-client';
import type { Particulars, RecorderStep, RecordingDraft } from '../recorder-step.ts';
import type { ScreenRecorderState, SetupState } from '../screen-recorder.state.ts';
import type { RecorderActions } from '../screen-recorder.store.ts';
import { setupWith } from '../setup/setup.fixtures.ts';
import lesson from './lesson.fixtures.mp4?url';
import first from './lesson-1.fixtures.webp?url';
import fourth from './lesson-4.fixtures.webp?url';
import second from './lesson-2.fixtures.webp?url';
import third from './lesson-3.fixtures.webp?url';

/** 10:00 on a Monday in Shanghai, as the test host has it. */
const now = Date.UTC(2026, 2, 2, 2);
const minute = 60_000;

export const slides = [first, second, third, fourth];
export const filmUrl = lesson;

const categories: RecordCategory[] = [
  {
    id: 1,
    name: '读书法',
    children: [
      { id: 2, name: '第一讲 为什么读', children: [] },
      { id: 3, name: '第三讲 怎样读难书', children: [{ id: 4, name: '课后答疑', children: [] }] },
    ],
  },
  { id: 5, name: '论语选读', children: [] },
];

const recordWith = (part: Partial<VideoRecord> = {}): VideoRecord => ({
  id: 7_204_118_366_021_845,
  title: '怎样读一本难读的书',
  url: lesson,
  thumb: first,
  short_description:
    '第三讲的板书和讲解，适合第一次读经典的同学。\n00:00 先看目录，再看序\n00:21 带着问题读第二遍\n01:03 合上书，说给人听',
  category_id: 3,
  duration: 84,
  size: 8_612_344,
  aliyun_video_id: '8c2f1a',
  is_shared: false,
  created_at: new Date(now - 26 * 60 * minute).toISOString(),
  ...part,
});

const otherRecords = ['论语·学而篇串讲', '作业一讲评', '怎样做读书笔记', '选课答疑'].map((title, index) =>
  recordWith({ id: 6_001 + index, title, thumb: slides[index % slides.length] ?? '' }),
);

export const draftWith = (part: Partial<RecordingDraft> = {}): RecordingDraft => ({
  id: 'draft-1',
  file: new File([new Uint8Array(2_412_344)], '2026-03-02-录制.mp4', { type: 'video/mp4' }),
  mimeType: 'video/mp4',
  startedAt: now - 4 * minute,
  duration: 84,
  markers: [{ at: 21 }, { at: 63 }],
  ...part,
});

const particularsOfDraft: Particulars = {
  title: '2026-03-02-录制',
  description: '00:21 第1段\n01:03 第2段',
  categoryId: 0,
};

const ofRecord = (record: VideoRecord): Particulars => ({
  title: record.title,
  description: record.short_description,
  categoryId: record.category_id,
});

/** A draft that is shown. */
export const draftShown = (draft: RecordingDraft = draftWith(), particulars: Partial<Particulars> = {}) => ({
  subject: { kind: 'draft' as const, draft },
  url: lesson,
  particulars: { ...particularsOfDraft, ...particulars },
  isChanged: true,
});

/** A recording of the library that is shown. */
export const recordShown = (part: Partial<VideoRecord> = {}, particulars: Partial<Particulars> = {}) => {
  const record = recordWith(part);
  const written = { ...ofRecord(record), ...particulars };
  return {
    subject: { kind: 'record' as const, record },
    url: record.url,
    particulars: written,
    isChanged: Object.keys(particulars).length > 0,
  };
};

export const stateWith = (
  step: RecorderStep,
  part: Partial<Omit<ScreenRecorderState, 'step' | 'setup'>> & { setup?: Partial<SetupState> } = {},
): ScreenRecorderState => ({
  earlier: [],
  library: {
    records: { status: 'ready', value: [recordWith(), ...otherRecords] },
    total: 23,
    categories: { status: 'ready', value: categories },
  },
  question: null,
  isSmall: false,
  summons: 0,
  isFloating: false,
  floatingBody: null,
  tab: 'manage',
  isTitleMissing: false,
  isSharing: false,
  announcement: null,
  ...part,
  step,
  setup: setupWith(part.setup),
});

/** Hears a voice of 46 percent, once. */
const watchStillLevel: RecorderActions['watchLevel'] = (listener) => {
  listener(0.46);
  return () => {};
};

const nothing = () => undefined;

/** For pictures: nothing happens. */
export const stillActions: RecorderActions = {
  setMicrophoneOn: nothing,
  chooseMicrophone: nothing,
  watchLevel: watchStillLevel,
  setCountdown: nothing,
  start: nothing,
  cancelCountdown: nothing,
  pause: nothing,
  resume: nothing,
  stop: nothing,
  mark: nothing,
  setSmall: nothing,
  setFloating: nothing,
  recover: nothing,
  askDiscard: nothing,
  resumeEarlier: nothing,
  askDiscardEarlier: nothing,
  setTab: nothing,
  setTitle: nothing,
  setDescription: nothing,
  setCategory: nothing,
  download: nothing,
  renewAddress: nothing,
  useTrimmed: nothing,
  save: nothing,
  pauseUpload: nothing,
  resumeUpload: nothing,
  cancelUpload: nothing,
  copyLink: nothing,
  confirmLink: nothing,
  previous: nothing,
  next: nothing,
  restart: nothing,
  close: nothing,
  answerYes: nothing,
  answerNo: nothing,
  retryLibrary: nothing,
};
