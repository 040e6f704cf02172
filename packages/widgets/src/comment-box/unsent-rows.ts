import type { Desk } from './desk.ts';
import type { Outbox, OutboxItem } from '../journal/index.ts';
import type { CommentBoxState, UnsentRow } from './comment-box.state.ts';
import type { DraftField } from './draft-field.ts';
import type { Written } from './unsent.ts';

/** The item that is being changed, as it was, and its new words. */
interface Edit {
  item: OutboxItem<Written>;
  draft: DraftField;
}

/** What has failed to be sent, as rows that can be sent again, changed and given up. */
export function createUnsentRows(
  { host, set, draftFor }: Desk,
  outbox: Outbox<Written>,
  isInField: (localId: string) => boolean,
) {
  let edit: Edit | null = null;
  let shown: Pick<CommentBoxState, 'unsent' | 'isPosting'> = { unsent: [], isPosting: false };

  const find = (id: string | undefined) => outbox.items().find((item) => item.id === id);
  const draftOf = ({ id }: OutboxItem<Written>) => draftFor(`edit-${id}`, show);

  function show() {
    if (edit && !find(edit.item.id)) void keepWords(edit);
    const items = outbox.items();
    const inFields = items.filter(({ value }) => isInField(value.localId));
    const unsent = items
      .filter((item) => !inFields.includes(item))
      .map((item) => ({ ...rowOf(item), editing: edit?.item.id === item.id ? edit.draft.field() : null }));
    const isPosting = inFields.some(({ value, state }) => !value.target && state.status !== 'failed');
    // The outbox tells each step that a comment takes: what no row shows need not draw the whole thread anew.
    if (unsent.length === 0 && shown.unsent.length === 0 && isPosting === shown.isPosting) return;
    set((shown = { unsent, isPosting }));
  }

  function closeEdit({ draft }: Edit) {
    edit = null;
    draft.sent(draft.field().text());
    set({ focus: { on: 'composer' } });
  }

  /** Another page has sent or removed what was being changed. Words that it has not saved become a row of their own. */
  async function keepWords({ item, draft }: Edit) {
    edit = null;
    draft.flush();
    const kept = draftOf(item);
    await kept.restore();
    const text = kept.field().text();
    const isChanged = text.trim() !== '' && text !== item.value.text;
    if (isChanged) await outbox.setAside({ ...item.value, localId: host.createId(), text });
    kept.sent(text);
  }

  async function open(item: OutboxItem<Written>) {
    edit?.draft.flush();
    const draft = draftOf(item);
    if (item.isHeld) await draft.restore();
    if (draft.field().text() === '') draft.put(item.value.text, rowOf(item).message);
    edit = { item, draft };
    show();
  }

  return {
    show,
    retry: (id: string) => void outbox.retry(id),
    async remove(id: string) {
      if (await outbox.remove(id)) set({ focus: { on: 'composer' } });
    },
    /** While it is on its way, nothing happens. */
    async edit(id: string) {
      const item = find(id);
      if (!item || item.state.status === 'sending') return;
      void outbox.hold(id);
      await open(item);
      set({ focus: { on: 'edit-field' } });
    },
    /** Opens again what was being changed when the page was left. */
    resume() {
      const item = outbox.items().find(({ isHeld }) => isHeld);
      if (item && !edit) void open(item);
    },
    flush: () => edit?.draft.flush(),
    typeEdit: (text: string) => edit?.draft.type(text),
    cancelEdit() {
      if (!edit) return;
      void outbox.release(edit.item.id);
      closeEdit(edit);
    },
    /** Sends the changed text in the place of the old one. */
    async saveEdit() {
      const saved = edit;
      const item = find(saved?.item.id);
      if (!saved?.draft.field().canSend || !item) return;
      const text = saved.draft.field().text();
      if (await outbox.edit(item.id, { ...item.value, text })) closeEdit(saved);
    },
  };
}

function rowOf({ id, value, createdAt, state, isKept }: OutboxItem<Written>): UnsentRow {
  const { text, target, atSeconds = null } = value;
  const row = { id, text, createdAt, target, atSeconds, isKept, editing: null, message: '' };
  if (state.status === 'sending') return { ...row, status: 'sending' };
  if (state.status === 'waiting') return { ...row, status: 'queued' };
  if (state.kind === 'unauthorized') return { ...row, status: 'signed-out' };
  const message = state.kind === 'business' ? state.message : '';
  return { ...row, message, status: state.willRetry ? 'failed' : 'refused' };
}
