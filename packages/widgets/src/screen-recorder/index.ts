export { countUnfinished, type UnfinishedDeps } from './recovery/count-unfinished.ts';
export { createRecorderMedia, type RecorderMediaOptions } from './browser/recorder-media.browser.ts';
export {
  MediaProblem,
  type Examination,
  type FinishedRecording,
  type MediaProblemKind,
  type RecorderMedia,
  type Trimmer,
} from './recorder-media.ts';
export type { RecorderRecords } from './recorder-services.ts';
export type { ScreenRecorderProps } from './screen-recorder.props.ts';
export { ScreenRecorder } from './screen-recorder.tsx';
export { createTrimmer } from './trimming/trimmer.browser.ts';
