import { isApiError, type ApiError } from '@shuyuan/api-client';
import type { StudyDesk } from './study-desk.ts';

export type PutBackActions = ReturnType<typeof createPutBackActions>;

/**
 * Puts back what was set aside, and sets it aside again: at once to look at, while the server is told one call at a time,
 * until it knows what was wanted last.
 */
export function createPutBackActions({ study, host, strings, get, set, announce }: StudyDesk) {
  const sending = new Set<number>();
  /** Ids that are put back as far as the server is known to know. */
  const known = new Set<number>();

  const isPutBack = (id: number) => get().putBack.includes(id);

  function mark(id: number, isBack: boolean) {
    const others = get().putBack.filter((other) => other !== id);
    set({ putBack: isBack ? [...others, id] : others });
  }

  function giveUp(id: number, wanted: boolean, error: ApiError) {
    mark(id, known.has(id));
    // Of a session that is over the host speaks itself.
    if (error.kind === 'unauthorized') return;
    const otherwise = wanted ? strings.notPutBack : strings.notUndone;
    host.notify('critical', error.kind === 'business' ? error.message : otherwise);
  }

  /** Resolves to false when it may have been done or not, and something else is wanted by now. */
  async function tell(id: number): Promise<boolean> {
    const wanted = isPutBack(id);
    const favorite = { type: 'article', id } as const;
    try {
      await (wanted ? study.release(favorite) : study.collect(favorite));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isPutBack(id) !== wanted) return false;
      giveUp(id, wanted, error);
      return true;
    }
    if (wanted) known.add(id);
    else known.delete(id);
    return true;
  }

  async function send(id: number) {
    if (sending.has(id)) return;
    sending.add(id);
    try {
      let isSure = true;
      while (!isSure || isPutBack(id) !== known.has(id)) isSure = await tell(id);
    } finally {
      sending.delete(id);
    }
  }

  return {
    toggle(id: number) {
      const { shelf } = get();
      const row = shelf.status === 'ready' && shelf.rows.find(({ article }) => article.id === id);
      if (!row) return;
      const isBack = !isPutBack(id);
      mark(id, isBack);
      const { title } = row.article;
      announce(isBack ? strings.hasPutBack(title) : strings.hasUndone(title));
      void send(id);
    },
    /** Other rows are shown: what the server knows of needs no more undoing. */
    forget() {
      const open = get().putBack.filter((id) => sending.has(id));
      for (const id of known) if (!sending.has(id)) known.delete(id);
      if (open.length < get().putBack.length) set({ putBack: open });
    },
  };
}
