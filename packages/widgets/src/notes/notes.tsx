import { useSyncExternalStore } from 'react';
import { moveListFocus } from '../async/move-list-focus.ts';
import { useHost } from '../host/host-context.tsx';
import { Widget } from '../widget/widget.tsx';
import { NotesProvider } from './notes.context.ts';
import type { NotesProps } from './notes.props.ts';
import type { NotesState } from './notes.state.ts';
import { createNotesStore } from './notes.store.ts';
import { notesStrings } from './notes.strings.ts';
import { NotesView } from './notes.view.tsx';

/**
 * Notes beside a film or a text: one's own, each with its place, everybody's public ones, and the box to write in at the foot.
 * Give it the height that it may take: the list scrolls, the box stays. Needs a `HostProvider`.
 */
export function Notes(props: NotesProps) {
  const { session } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? 0);
  return (
    <Widget
      props={props}
      subject={`${props.resource.type} ${props.resource.id} ${userId}`}
      strings={notesStrings}
      createStore={createNotesStore}
      isReady={({ list }: NotesState) => list.status !== 'loading'}
      moveFocus={moveFocus}
      provider={NotesProvider}
    >
      <NotesView />
    </Widget>
  );
}

function moveFocus(root: HTMLElement, focus: NonNullable<NotesState['focus']>) {
  if (focus.on === 'list' || focus.on === 'first-row') return moveListFocus(root, focus);
  const place = root.querySelector<HTMLElement>(`[data-focus="${focus.on}"]`);
  (place?.querySelector<HTMLElement>('textarea, [role="textbox"]') ?? place)?.focus();
}
