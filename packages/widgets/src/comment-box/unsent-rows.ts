import type { Desk } from './desk.ts';
import type { Outbox, OutboxItem } from '../journal/index.ts';
import type { CommentBoxState, UnsentRow } from './comment-box.state.ts';
import { createDraftField, type DraftField } from './draft-field.ts';
import type { Written } from './unsent.ts';

/** What has failed to be sent, as rows that can be sent again, changed and given up. */
export function createUnsentRows(
  { host, set }: Desk,
  outbox: Outbox<Written>,
  isInField: (localId: string) => boolean,
) {
  let edit: { id: string; draft: DraftField } | null = null;
  let shown: Pick<CommentBoxState, 'unsent' | 'isPosting'> = { unsent: [], isPosting: false };

  function rowOf({ id, value, createdAt, state }: OutboxItem<Written>): UnsentRow {
    const editing = edit?.id === id ? edit.draft.field() : null;
    const { text, target, atSeconds = null } = value;
    const row = { id, text, createdAt, target, atSeconds, editing, message: '' };
    if (state.status === 'sending') return { ...row, status: 'sending' };
    if (state.status === 'waiting') return { ...row, status: 'queued' };
    if (state.kind === 'unauthorized') return { ...row, status: 'signed-out' };
    const message = state.kind === 'business' ? state.message : '';
    return { ...row, message, status: state.willRetry ? 'failed' : 'refused' };
  }

  function show() {
    const items = outbox.items();
    const inFields = items.filter(({ value }) => isInField(value.localId));
    const unsent = items.filter((item) => !inFields.includes(item)).map(rowOf);
    const isPosting = inFields.some(({ value, state }) => !value.target && state.status !== 'failed');
    // The outbox tells each step that a comment takes: what no row shows need not draw the whole thread anew.
    if (unsent.length === 0 && shown.unsent.length === 0 && isPosting === shown.isPosting) return;
    set((shown = { unsent, isPosting }));
  }

  function closeEdit() {
    edit = null;
    show();
    set({ focus: { on: 'composer' } });
  }

  return {
    show,
    retry: (id: string) => void outbox.retry(id),
    async remove(id: string) {
      if (await outbox.remove(id)) set({ focus: { on: 'composer' } });
    },
    edit(id: string) {
      const item = outbox.items().find((unsent) => unsent.id === id);
      if (!item) return;
      edit = { id, draft: createDraftField({ host, key: null, onChange: show }) };
      edit.draft.put(item.value.text, rowOf(item).message);
      set({ focus: { on: 'edit-field' } });
    },
    typeEdit: (text: string) => edit?.draft.type(text),
    cancelEdit: closeEdit,
    /** Sends the changed text in the place of the old one; while the old one is on its way, nothing happens. */
    async saveEdit() {
      const item = outbox.items().find(({ id }) => id === edit?.id);
      if (!edit?.draft.field().canSend || !item) return;
      const text = edit.draft.field().text();
      if (await outbox.edit(item.id, { ...item.value, text })) closeEdit();
    },
  };
}
