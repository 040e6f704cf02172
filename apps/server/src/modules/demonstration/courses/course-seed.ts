import type { Motif } from '../../pictures/motif.ts';
import type { Film } from '../../records/seeds/record-seed.ts';

/** A video lesson: what plays, and what is said over it, a caption for each sentence. */
export interface FilmLessonSeed {
  title: string;
  film: Film;
  say: string;
  isFree?: boolean;
  /** From the beginning, for everybody. @default 0 */
  freeSeconds?: number;
  banDrag?: boolean;
}

/** A lesson of the demonstration. Articles and files are named by their own titles; a live one lies so many days ahead. */
export type LessonSeed =
  | FilmLessonSeed
  | { article: string }
  | { file: string; title: string; isFree?: boolean }
  | { live: string; inDays: number };

export interface CourseSeed {
  /** Its cover is drawn from it. */
  key: string;
  title: string;
  description: string;
  html: string;
  category: string;
  /** Name of a teacher. */
  teacher: string;
  cover: Motif;
  /** Null for a draft; negative for what appears by itself. */
  daysAgo: number | null;
  level: 1 | 2 | 3 | 4;
  /** Whole yuan. */
  charge: number;
  isVipFree: boolean;
  profession?: string;
  /** What one can do afterwards. */
  outcomes: readonly string[];
  /** Days that who buys it has it; for ever when left out. */
  studyDays?: number;
  /** It has not been sold for so many days. */
  soldUntilDaysAgo?: number;
  isRecommended?: boolean;
  /** Files that come with it, for those who have it or for whoever is signed in. */
  attachments?: readonly { file: string; onlyBuyer: boolean }[];
  chapters: readonly { title: string; lessons: readonly LessonSeed[] }[];
}
