import type { LibraryDesk } from './library-desk.ts';
import { isChanged, type EditForm, type ReadyRecord } from './record-library.state.ts';

type Draft = Pick<EditForm, 'title' | 'description' | 'categoryId'>;

/** What was changed and not saved when the page was left by an accident: a session that ended, a tab that was closed. */
export function createEditDraft({ host }: Pick<LibraryDesk, 'host'>) {
  const owner = host.session.current()?.id ?? 0;
  const keyOf = (id: number) => `record-edit/${owner}/${id}`;

  return {
    /** A device that keeps nothing changes nothing for whoever is here. */
    keep(open: ReadyRecord | null) {
      if (!open?.editing || !isChanged(open)) return;
      const { title, description, categoryId } = open.editing;
      host.storage.set(keyOf(open.id), { title, description, categoryId } satisfies Draft).catch(() => {});
    },
    forget: (id: number) => void host.storage.remove(keyOf(id)).catch(() => {}),
    async find(id: number): Promise<Draft | null> {
      const kept = await host.storage.get(keyOf(id)).catch(() => undefined);
      return isDraft(kept) ? kept : null;
    },
  };
}

export type EditDraft = ReturnType<typeof createEditDraft>;

/** What is kept may be of another version. */
function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null | undefined;
  return (
    typeof draft?.title === 'string' &&
    typeof draft.description === 'string' &&
    typeof draft.categoryId === 'number'
  );
}
