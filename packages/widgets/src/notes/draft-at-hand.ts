import { blankDraft, changedDraft, createNoteDrafts, type NoteDraft } from './note-draft.ts';
import type { NotesContext } from './notes.store.ts';
import { hasWords } from '../widget/written-words.ts';

/** The draft in the box: each change lies on the device, under a name that no other page writes to. */
export function createDraftAtHand({ host, getProps, get, set }: NotesContext, userId: number) {
  const { resource } = getProps();
  const drafts = createNoteDrafts(host, `${userId}/${resource.type}/${resource.id}`);
  /** The words at hand were begun by this page, which has named them. */
  let isOwn = true;

  return {
    ...drafts,
    change(part: Partial<NoteDraft>) {
      const { draft } = get();
      const next = isOwn
        ? changedDraft(draft, part)
        : { ...changedDraft(draft, part), id: host.createId(), revision: 0 };
      // Another page may have the same words before it, and goes on with them under their own name.
      if (!isOwn) drafts.forget(draft);
      isOwn = true;
      set({ draft: next, problem: '' });
      if (hasWords(next.content)) drafts.keep(next);
      else drafts.forget(next);
    },
    /** Puts a draft of another page, or of an earlier one, into the box. */
    takeUp(draft: NoteDraft) {
      isOwn = false;
      set({ draft });
    },
    /** Puts one of this page into the box. */
    put(draft: NoteDraft, problem: string) {
      isOwn = true;
      set({ draft, problem, focus: { on: 'composer' } });
    },
    clear() {
      isOwn = true;
      const { isPublic } = get().draft;
      set({
        draft: { ...blankDraft(host.createId()), isPublic },
        typedMoment: null,
        problem: '',
        focus: { on: 'composer' },
      });
    },
  };
}

export type DraftAtHand = ReturnType<typeof createDraftAtHand>;
