export type { ExamPlayerStrings } from './exam-player.strings.ts';
export { ExamPlayer, type ExamPlayerProps } from './exam-player.tsx';
