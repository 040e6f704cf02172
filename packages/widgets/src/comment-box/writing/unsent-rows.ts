import type { Outbox, OutboxItem } from '../../journal/index.ts';
import type { CommentBoxState, UnsentRow } from '../comment-box.state.ts';
import type { Written } from '../comment-outbox.ts';
import { draftName, type DraftField } from './draft.ts';
import type { WritingContext } from './writing.ts';

/** What has failed to be sent, as rows that can be sent again, changed and given up. */
export function createUnsentRows(
  context: WritingContext,
  outbox: Outbox<Written>,
  isInField: (item: OutboxItem<Written>) => boolean,
) {
  let shown: Pick<CommentBoxState, 'unsent' | 'isPosting'> = { unsent: [], isPosting: false };
  const edits = createUnsentEdits(context, outbox, show);

  function show() {
    edits.followItems();
    const items = outbox.items();
    const inFields = items.filter(isInField);
    const unsent = items
      .filter((item) => !inFields.includes(item))
      .map((item) => ({ ...rowOf(item), editing: edits.fieldOf(item) }));
    const isPosting = inFields.some(({ value, state }) => !value.target && state.status !== 'failed');
    // The outbox tells each step that a comment takes: what no row shows need not draw the whole thread anew.
    if (unsent.length === 0 && shown.unsent.length === 0 && isPosting === shown.isPosting) return;
    context.set((shown = { unsent, isPosting }));
  }

  function retry(id: string) {
    const item = edits.find(id);
    if (item) void edits.keepWords(item);
    void outbox.retry(id);
  }

  function removeUnsent(id: string) {
    const item = edits.find(id);
    if (!item) return;
    void edits.keepWords(item);
    void outbox.remove(id).then((isRemoved) => {
      if (!isRemoved) return;
      forgetDraft(context, item);
      context.set({ focus: { on: 'composer' } });
    });
  }

  const { resume, flush, check } = edits;
  return { actions: { ...edits.actions, removeUnsent }, retry, show, resume, flush, check };
}

function rowOf(item: OutboxItem<Written>): UnsentRow {
  const { id, value, createdAt, state, isKept } = item;
  const { text, target, atSeconds = null } = value;
  const row = { id, text, createdAt, target, atSeconds, isKept, editing: null, message: refusalOf(item) };
  if (state.status === 'sending') return { ...row, status: 'sending' };
  if (state.status === 'waiting') return { ...row, status: 'queued' };
  if (state.kind === 'unauthorized') return { ...row, status: 'signed-out' };
  return { ...row, status: state.willRetry ? 'failed' : 'refused' };
}

/** An item that is being changed, as it was, and its new words. */
interface Edit {
  item: OutboxItem<Written>;
  draft: DraftField;
}

/** The changes of unsent rows, any number at once. */
function createUnsentEdits(context: WritingContext, outbox: Outbox<Written>, show: () => void) {
  const { host, set, draftFor } = context;
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

  /** While it is on its way, nothing happens. */
  function editUnsent(id: string) {
    const item = find(id);
    if (!item || item.state.status === 'sending') return;
    void outbox.hold(id);
    void open(item).then(() => set({ focus: { on: 'edit-field', id } }));
  }

  const typeEdit = (id: string, text: string) => edits.get(id)?.draft.type(text);

  function cancelEdit(id: string) {
    const edit = edits.get(id);
    if (!edit) return;
    void outbox.release(id);
    close(edit);
  }

  /** Sends the changed text in the place of the old one. */
  function saveEdit(id: string) {
    const edit = edits.get(id);
    const item = find(id);
    if (!edit?.draft.field().canSend || !item) return;
    const text = edit.draft.field().text();
    void outbox.edit(id, { ...item.value, text, mentions: context.mentionedIn(text) }).then((isEdited) => {
      if (!isEdited) return;
      close(edit);
      forgetDraft(context, item);
    });
  }

  return {
    actions: { editUnsent, typeEdit, cancelEdit, saveEdit },
    find,
    keepWords,
    /** Another page may have sent or removed what was being changed. */
    followItems: () => {
      for (const [id, { item }] of edits) if (!find(id)) void keepWords(item);
    },
    fieldOf: ({ id }: OutboxItem<Written>) => edits.get(id)?.draft.field() ?? null,
    /** Opens again what was being changed when the page was left. */
    resume: () => {
      for (const item of outbox.items()) if (item.isHeld && !edits.has(item.id)) void open(item);
    },
    flush: () => {
      for (const { draft } of edits.values()) draft.flush();
    },
    check: () => {
      for (const { draft } of edits.values()) void draft.check();
    },
  };
}

/** Where the storage has not taken an item, the draft of its field has stood in for it. */
function forgetDraft(
  { draftFor }: WritingContext,
  { isStored, value: { target, text } }: OutboxItem<Written>,
) {
  if (!isStored) draftFor(draftName(target), () => {}).forget(text);
}

/** The server's words, when it has refused. */
const refusalOf = ({ state }: OutboxItem<Written>) =>
  state.status === 'failed' && state.kind === 'business' ? state.message : '';
