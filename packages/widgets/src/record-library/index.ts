export { RecordLibrary, type RecordLibraryProps } from './record-library.tsx';
export { SharedRecording } from './shared-recording.tsx';
export type { RecordLibraryStrings } from './record-library.strings.ts';
export type { SharedRecordingProps } from './shared-recording.props.ts';
export type { SharedRecordingState } from './shared-recording.store.ts';
export type { SharedRecordingStrings } from './shared-recording.strings.ts';
