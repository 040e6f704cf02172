export { AttemptMarking, type AttemptMarkingProps } from './attempt-marking.tsx';
export type { AttemptMarkingStrings } from './attempt-marking.strings.ts';
