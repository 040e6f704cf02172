import { isApiError, type CommentSort } from '@shuyuan/api-client';
import type { CommentBoxState } from './comment-box.state.ts';

export interface SortByOptions {
  get: () => CommentBoxState;
  set: (patch: Partial<CommentBoxState>) => void;
  load: () => Promise<void>;
  turnTo: (page: number, size: number, isAnew: boolean) => Promise<void>;
}

/** Begins anew on page 1 in another order. Answers false when that does not come: rows and order stay as they were. */
export const createSortBy =
  ({ get, set, load, turnTo }: SortByOptions) =>
  async (sort: CommentSort): Promise<boolean> => {
    const { sort: before, list } = get();
    if (sort === before) return true;
    set({ sort });
    if (list.status !== 'ready') {
      await load();
      return true;
    }
    try {
      await turnTo(1, list.size, true);
    } catch (error) {
      set({ sort: before });
      if (!isApiError(error)) throw error;
      return false;
    }
    return true;
  };
