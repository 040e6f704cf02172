import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecorderStep } from '../recorder-step.ts';
import { RecorderPicture } from '../views/recorder-picture.fixtures.tsx';
import { recordShown, stateWith, draftShown, draftWith } from '../views/recorder-states.fixtures.ts';

const meta = {
  title: 'Screen recorder/Preview',
  component: RecorderPicture,
  parameters: { picture: { width: 1200, height: 820 } },
  args: { state: stateWith({ kind: 'preview', failure: null, ...draftShown() }) },
} satisfies Meta<typeof RecorderPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (step: RecorderStep, part: Parameters<typeof stateWith>[1] = {}): Story => ({
  args: { state: stateWith(step, part) },
});

/** SR-01: 管理, with the cut button under development. */
export const Draft = at({ kind: 'preview', failure: null, ...draftShown() });
/** SR-16: cutting is there. */
export const DraftToBeCut: Story = {
  args: {
    ...Draft.args,
    canTrim: true,
    trimmer: { trim: () => new Promise(() => {}), strip: async () => {} },
  },
};
/** 简介, with the lines of the markers. */
export const DraftAbout = at({ kind: 'preview', failure: null, ...draftShown() }, { tab: 'about' });
/** SR-04: 正在解析视频时间请稍等 */
export const LengthUnknown = at({
  kind: 'preview',
  failure: null,
  ...draftShown(draftWith({ duration: null, markers: [] }), { description: '' }),
});
/** SR-05: 标题不能为空 */
export const TitleMissing = at(
  { kind: 'preview', failure: null, ...draftShown(draftWith(), { title: '' }) },
  { tab: 'about', isTitleMissing: true },
);
/** SR-05: 文件大小为0，不能上传 */
export const EmptyFile = at({
  kind: 'preview',
  failure: { kind: 'upload', failure: { kind: 'refused', code: 'empty', message: '' } },
  ...draftShown(draftWith({ file: new File([], '2026-03-02-录制.mp4'), duration: 0, markers: [] }), {
    description: '',
  }),
  url: '',
});
/** SR-06: the store's words in the specification's. */
export const UploadFailed = at({
  kind: 'preview',
  failure: {
    kind: 'upload',
    failure: { kind: 'store', message: 'Unknow error, status: 503', code: 'ServiceUnavailable' },
  },
  ...draftShown(),
});
/** The library has refused it. */
export const SaveFailed = at({
  kind: 'preview',
  failure: { kind: 'save', message: '上传的文件不是视频' },
  ...draftShown(),
});
/** SR-01 */
export const Uploading = at({
  kind: 'uploading',
  percent: 42,
  isPaused: false,
  isWaiting: false,
  ...draftShown(),
});
export const UploadPaused = at({
  kind: 'uploading',
  percent: 42,
  isPaused: true,
  isWaiting: false,
  ...draftShown(),
});
export const UploadWaiting = at({
  kind: 'uploading',
  percent: 42,
  isPaused: false,
  isWaiting: true,
  ...draftShown(),
});
export const Saving = at({ kind: 'saving', ...draftShown() });
/** SR-01 */
export const Saved = at({ kind: 'saved', ...recordShown() });
/** 添加成功 */
export const LinkAdded = at(
  { kind: 'saved', ...recordShown({ is_shared: true }) },
  {
    question: {
      kind: 'link',
      address: 'https://shuyuan.example/record/detail?id=7204118366021845',
      isCopied: false,
    },
  },
);
export const LinkCopied = at(
  { kind: 'saved', ...recordShown({ is_shared: true }) },
  {
    question: {
      kind: 'link',
      address: 'https://shuyuan.example/record/detail?id=7204118366021845',
      isCopied: true,
    },
  },
);
/** A recording of the library, with what is said about it. */
export const FromLibrary: Story = {
  args: {
    state: stateWith({ kind: 'preview', failure: null, ...recordShown() }),
    renderComments: () => <p style={{ margin: 0 }}>这里是评论。</p>,
  },
};
/** Something was changed of it. */
export const Changed = at(
  { kind: 'preview', failure: null, ...recordShown({}, { title: '怎样读一本难读的书（修订）' }) },
  { tab: 'about' },
);
/** The cloud is not done with it yet. */
export const Processing = at({
  kind: 'preview',
  failure: null,
  ...recordShown({ url: '', short_description: '' }),
});
/** Neither the library nor the categories have come. */
export const LibraryFailed = at(
  { kind: 'preview', failure: null, ...recordShown() },
  { library: { records: { status: 'failed' }, total: 0, categories: { status: 'failed' } } },
);
export const LibraryLoading = at(
  { kind: 'preview', failure: null, ...recordShown() },
  { library: { records: { status: 'loading' }, total: 0, categories: { status: 'loading' } } },
);
/** SR-07 */
export const LeaveDraft = at(
  { kind: 'preview', failure: null, ...draftShown() },
  { question: { kind: 'close' } },
);
export const LeaveChanges = at(
  { kind: 'preview', failure: null, ...recordShown({}, { title: '怎样读一本难读的书（修订）' }) },
  { question: { kind: 'leave', to: 'next', unsaved: 'changes' } },
);
export const LeaveForAnother = at(
  { kind: 'preview', failure: null, ...draftShown() },
  { question: { kind: 'leave', to: 'restart', unsaved: 'draft' } },
);
