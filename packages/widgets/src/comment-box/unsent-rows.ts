import type { Desk } from './desk.ts';
import type { Outbox, OutboxItem } from '../journal/index.ts';
import type { CommentBoxState, UnsentRow } from './comment-box.state.ts';
import { createUnsentEdits, forgetDraft, refusalOf } from './unsent-edits.ts';
import type { Written } from './unsent.ts';

/** What has failed to be sent, as rows that can be sent again, changed and given up. */
export function createUnsentRows(
  desk: Desk,
  outbox: Outbox<Written>,
  isInField: (item: OutboxItem<Written>) => boolean,
) {
  let shown: Pick<CommentBoxState, 'unsent' | 'isPosting'> = { unsent: [], isPosting: false };
  const edits = createUnsentEdits(desk, outbox, show);

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
    desk.set((shown = { unsent, isPosting }));
  }

  return {
    ...edits.actions,
    show,
    retry(id: string) {
      const item = edits.find(id);
      if (item) void edits.keepWords(item);
      void outbox.retry(id);
    },
    async remove(id: string) {
      const item = edits.find(id);
      if (!item) return;
      void edits.keepWords(item);
      if (!(await outbox.remove(id))) return;
      forgetDraft(desk, item);
      desk.set({ focus: { on: 'composer' } });
    },
  };
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
