import type { StudiedArticle, StudyScene } from '@shuyuan/api-client';
import type { ShelfPlace, WithShelf } from '../shelf/shelf.state.ts';

/** In the order of their tabs: begun, bought, set aside. */
export const studyScenes = ['learning', 'subscribed', 'collected'] as const satisfies readonly StudyScene[];

/** Articles on one page. */
export const pageSize = 10;

/** Where somebody stands: plain data, for an address. */
export type StudyPlace = ShelfPlace<StudyScene>;

export interface StudyCenterState extends WithShelf<StudyScene, StudiedArticle> {
  /** Ids of articles that were put back and still stand in their row, so that it can be undone. */
  putBack: readonly number[];
  /** Spoken once. */
  announcement: { id: number; text: string };
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
