import type { OutboxItem } from '../journal/index.ts';
import type { WrittenNote } from './note-outbox.ts';
import type { UnsentNote } from './notes.state.ts';

/** What is shown of a note that waits. */
export function unsentOf({ id, value: { note }, state, isKept }: OutboxItem<WrittenNote>): UnsentNote {
  const { content, second = null, paragraph = null } = note;
  return { id, content, second, paragraph, isKept, ...statusOf(state) };
}

function statusOf(state: OutboxItem<WrittenNote>['state']): Pick<UnsentNote, 'status' | 'message'> {
  if (state.status !== 'failed') return { status: state.status, message: '' };
  const { kind, message, willRetry } = state;
  if (kind === 'unauthorized') return { status: 'signed-out', message: '' };
  if (willRetry) return { status: 'waiting', message: '' };
  return { status: 'refused', message: kind === 'business' ? message : '' };
}
