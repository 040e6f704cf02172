import { createKeptDraft } from '../async/kept-draft.ts';
import type { LibraryContext } from './library-context.ts';
import { isChanged, type EditForm, type ReadyRecord } from './record-library.state.ts';

type Draft = Pick<EditForm, 'title' | 'description' | 'categoryId'>;

/** What was changed and not saved, for when the page is left by an accident: a session that ended, a tab that was closed. */
export function createEditDraft({ host }: Pick<LibraryContext, 'host'>) {
  const owner = host.session.current()?.id ?? 0;
  const draftOf = (id: number) => createKeptDraft(host.storage, `record-edit/${owner}/${id}`, readDraft);

  return {
    keep(open: ReadyRecord | null) {
      if (!open?.editing) return;
      const { title, description, categoryId } = open.editing;
      if (isChanged(open)) draftOf(open.id).keep({ title, description, categoryId });
      else draftOf(open.id).forget();
    },
    forget: (id: number) => draftOf(id).forget(),
    find: (id: number) => draftOf(id).find(),
  };
}

export type EditDraft = ReturnType<typeof createEditDraft>;

function readDraft(value: unknown): Draft | null {
  const draft = value as Partial<Draft> | null | undefined;
  const isDraft =
    typeof draft?.title === 'string' &&
    typeof draft.description === 'string' &&
    typeof draft.categoryId === 'number';
  return isDraft ? (draft as Draft) : null;
}
