export type { ClassroomStrings } from './classroom.strings.ts';
export { Classroom, type ClassroomProps } from './classroom.tsx';
