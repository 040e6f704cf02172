export { MediaProblem, type MediaProblemKind, type RecorderMedia } from './recorder-media.ts';
