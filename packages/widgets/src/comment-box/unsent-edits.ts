import type { Outbox, OutboxItem } from '../journal/index.ts';
import { draftName, type Desk } from './desk.ts';
import type { DraftField } from './draft-field.ts';
import type { Written } from './unsent.ts';

/** An item that is being changed, as it was, and its new words. */
interface Edit {
  item: OutboxItem<Written>;
  draft: DraftField;
}

/** The changes of unsent rows, any number at once. */
export function createUnsentEdits(desk: Desk, outbox: Outbox<Written>, show: () => void) {
  const { host, set, draftFor } = desk;
  const edits = new Map<string, Edit>();

  const find = (id: string) => outbox.items().find((item) => item.id === id);
  const draftOf = ({ id }: OutboxItem<Written>) => draftFor(`edit-${id}`, show);

  function close({ item, draft }: Edit) {
    edits.delete(item.id);
    const words = draft.field().text();
    draft.empty();
    draft.forget(words);
    set({ focus: { on: 'composer' } });
  }

  async function open(item: OutboxItem<Written>) {
    const draft = draftOf(item);
    if (item.isHeld) await draft.restore();
    if (draft.field().text() === '') draft.put(item.value.text, refusalOf(item));
    edits.set(item.id, { item, draft });
    show();
  }

  /** The item goes on, or has gone, without its change. Words that no page has saved become a row of their own. */
  async function keepWords(item: OutboxItem<Written>) {
    edits.get(item.id)?.draft.flush();
    edits.delete(item.id);
    const draft = draftOf(item);
    await draft.restore();
    const text = draft.field().text();
    const isChanged = text.trim() !== '' && text !== item.value.text;
    if (isChanged) await outbox.setAside({ ...item.value, localId: host.createId(), text });
    draft.forget(text);
  }

  return {
    find,
    keepWords,
    /** Another page may have sent or removed what was being changed. */
    followItems() {
      for (const [id, { item }] of edits) if (!find(id)) void keepWords(item);
    },
    fieldOf: ({ id }: OutboxItem<Written>) => edits.get(id)?.draft.field() ?? null,
    actions: {
      /** While it is on its way, nothing happens. */
      async edit(id: string) {
        const item = find(id);
        if (!item || item.state.status === 'sending') return;
        void outbox.hold(id);
        await open(item);
        set({ focus: { on: 'edit-field', id } });
      },
      /** Opens again what was being changed when the page was left. */
      resume() {
        for (const item of outbox.items()) if (item.isHeld && !edits.has(item.id)) void open(item);
      },
      flush() {
        for (const { draft } of edits.values()) draft.flush();
      },
      typeEdit: (id: string, text: string) => edits.get(id)?.draft.type(text),
      cancelEdit(id: string) {
        const edit = edits.get(id);
        if (!edit) return;
        void outbox.release(id);
        close(edit);
      },
      /** Sends the changed text in the place of the old one. */
      async saveEdit(id: string) {
        const edit = edits.get(id);
        const item = find(id);
        if (!edit?.draft.field().canSend || !item) return;
        const text = edit.draft.field().text();
        if (!(await outbox.edit(id, { ...item.value, text }))) return;
        close(edit);
        forgetDraft(desk, item);
      },
    },
  };
}

/** Where the storage has not taken an item, the draft of its field has stood in for it. */
export function forgetDraft({ draftFor }: Desk, { isStored, value: { target, text } }: OutboxItem<Written>) {
  if (!isStored) draftFor(draftName(target), () => {}).forget(text);
}

/** The server's words, when it has refused. */
export const refusalOf = ({ state }: OutboxItem<Written>) =>
  state.status === 'failed' && state.kind === 'business' ? state.message : '';
