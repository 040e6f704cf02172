export type { ExamPlayerStrings } from './exam-player.strings.ts';
export type { IntegrityEvent } from './integrity.ts';
export { ExamPlayer, type ExamPlayerProps } from './exam-player.tsx';
