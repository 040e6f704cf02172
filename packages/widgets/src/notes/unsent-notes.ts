import type { Outbox, OutboxItem } from '../journal/index.ts';
import type { DraftAtHand } from './draft-at-hand.ts';
import { blankDraft, type NoteDraft } from './note-draft.ts';
import type { WrittenNote } from './note-outbox.ts';
import type { NotesContext } from './notes.store.ts';
import { unsentOf } from './unsent-note.ts';
import { hasWords } from '../widget/written-words.ts';

interface UnsentNotesOptions {
  outbox: Outbox<WrittenNote>;
  draft: DraftAtHand;
  /** Words that have their moment already stand in the box. */
  onTakenBack: () => void;
}

/** What was saved here and has not arrived. */
export function createUnsentNotes(
  { host, getProps, get, set }: NotesContext,
  { outbox, draft: atHand, onTakenBack }: UnsentNotesOptions,
) {
  const { resource } = getProps();
  const isHere = ({ value: { note } }: OutboxItem<WrittenNote>) =>
    note.resource_type === resource.type && note.resource_id === resource.id;

  /** What was refused comes back into the empty box, to be put right. */
  async function takeBack(id: string) {
    const item = outbox.items().find((each) => each.id === id);
    if (!item || hasWords(get().draft.content)) return;
    const { content, title = '', second = null, paragraph = null, is_public } = item.value.note;
    const words = { title, content, second, paragraph, isPublic: is_public ?? false };
    const draft: NoteDraft = { ...blankDraft(host.createId()), ...words };
    // It lies with the drafts before the outbox gives it up.
    atHand.keep(draft);
    if (!(await outbox.remove(id))) return atHand.forget(draft);
    onTakenBack();
    atHand.put(draft, unsentOf(item).message);
  }

  return {
    show: () => set({ unsent: outbox.items().filter(isHere).map(unsentOf) }),
    actions: {
      retryUnsent: (id: string) => void outbox.retry(id),
      takeBack: (id: string) => void takeBack(id),
      removeUnsent: (id: string) => void outbox.remove(id),
    },
  };
}
