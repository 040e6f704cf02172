export type { TranscriptStrings } from './transcript.strings.ts';
export { Transcript, type TranscriptProps } from './transcript.tsx';
