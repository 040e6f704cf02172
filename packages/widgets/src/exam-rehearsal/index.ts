export type { ExamRehearsalStrings } from './exam-rehearsal.strings.ts';
export { ExamRehearsal, type ExamRehearsalProps } from './exam-rehearsal.tsx';
