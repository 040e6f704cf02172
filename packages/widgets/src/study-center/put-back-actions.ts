import { isApiError } from '@shuyuan/api-client';
import type { StudyDesk } from './study-desk.ts';

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

  async function tell(id: number) {
    while (isPutBack(id) !== known.has(id)) {
      const wanted = isPutBack(id);
      const favorite = { type: 'article', id } as const;
      await (wanted ? study.release(favorite) : study.collect(favorite));
      if (wanted) known.add(id);
      else known.delete(id);
    }
  }

  async function send(id: number) {
    if (sending.has(id)) return;
    sending.add(id);
    try {
      await tell(id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const words = isPutBack(id) ? strings.notPutBack : strings.notUndone;
      mark(id, known.has(id));
      // That the session is over, the host says by itself.
      if (error.kind !== 'unauthorized')
        host.notify('critical', error.kind === 'business' ? error.message : words);
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
