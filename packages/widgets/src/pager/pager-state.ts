import type { Paging } from './paging.ts';

/**
 * A part of the pager: the total, the rows per page, a step back, the pages, a step on, a field to go to a page by
 * number.
 */
export type PagerPart = 'total' | 'sizes' | 'prev' | 'pager' | 'next' | 'jumper';

/** Where somebody wants to go. */
export interface PagerChange {
  /** From 1. */
  page: number;
  size: number;
}

/** The last thing that happened. */
export type PagerNews =
  | { kind: 'arrived' }
  | { kind: 'failed'; change: PagerChange }
  /** What was typed into the jumper is no page. */
  | { kind: 'out of range' };

/** A picture of the pager. */
export interface PagerState {
  /** While pending, where it is going. */
  paging: Paging;
  isPending: boolean;
  news: PagerNews | null;
  /** Counts the news, so that the same words are heard again. */
  newsId: number;
  jumpText: string;
}

export interface PagerActions {
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  onJumpText: (text: string) => void;
  /** Enter in the jumper. */
  onJump: () => void;
}
