import type { StudiedArticle, StudyScene } from '@shuyuan/api-client';

/** In the order of their tabs: begun, bought, set aside. */
export const studyScenes = ['learning', 'subscribed', 'collected'] as const satisfies readonly StudyScene[];

/** Articles on one page. */
export const pageSize = 10;

/** Where somebody stands: plain data, for an address. */
export interface StudyPlace {
  scene: StudyScene;
  /** From 1. */
  page: number;
}

export type ShelfState =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** There was no network: it is asked for again by itself when there is. */
      isOffline: boolean;
      isRetrying: boolean;
    }
  | {
      status: 'ready';
      rows: readonly StudiedArticle[];
      total: number;
      /** The page that is shown; the last one when there are fewer than were asked for. */
      page: number;
      /** When it came, epoch milliseconds. */
      at: number;
      isTurning: boolean;
    };

/** Where the focus belongs after an action. A new object each time, so that the same place can be asked for again. */
export type FocusRequest =
  /** In the place of a button that has gone. */
  | { on: 'list' }
  /** The list, when its first row is out of sight above; else the pager keeps the focus. */
  | { on: 'first-row' };

export interface StudyCenterState {
  /** What is asked for. */
  place: StudyPlace;
  shelf: ShelfState;
  /** Ids of articles that were put back and still stand in their row, so that it can be undone. */
  putBack: readonly number[];
  /** Spoken once. */
  announcement: { id: number; text: string };
  focus: FocusRequest | null;
}

/** How far somebody has come with an article. */
export type Reading = 'new' | 'begun' | 'done';

export function readingOf({
  progress,
  studied_at,
}: Pick<StudiedArticle, 'progress' | 'studied_at'>): Reading {
  if (progress === 100) return 'done';
  return studied_at === null ? 'new' : 'begun';
}
