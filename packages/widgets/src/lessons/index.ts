export { continueStrings, type ContinueStrings } from './continue.strings.ts';
export { listContinue, type ContinueItem } from './continue-items.ts';
export { countsAsLesson } from './counts-as-lesson.ts';
export { LessonFile, type LessonFileProps } from './lesson-file.tsx';
export { LessonLive, type LessonLiveProps } from './lesson-live.tsx';
export { LessonLocked, type LessonLockedProps } from './lesson-locked.tsx';
export { LessonPaper, type LessonPaperProps } from './lesson-paper.tsx';
export { lessonWords, type LessonWords } from './lesson-words.strings.ts';
