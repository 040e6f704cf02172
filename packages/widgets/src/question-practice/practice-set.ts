import type { QuestionSet } from '@shuyuan/api-client/exam-area';

/** Where questions are met: a practice by its number, or a list of the person's own. */
export type PracticeOrigin =
  | { kind: 'practice'; id: number }
  | { kind: 'wrongbook' }
  | { kind: 'collection' }
  | { kind: 'questionbank' };

/** What the questions can be narrowed to, with how many there are. */
export interface PracticeFilter {
  label: string;
  /** Null for all. */
  id: number | null;
  count: number;
  isChosen: boolean;
}

/** Questions in a row under a title. */
export interface PracticeSet extends QuestionSet {
  title: string;
  /** Left out where there is nothing to narrow to. */
  filters?: readonly PracticeFilter[];
}
