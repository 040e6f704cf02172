import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { useNotes } from './notes.context.ts';
import * as styles from './notes.css.ts';
import { Anchor } from './anchor.view.tsx';
import type { UnsentNote } from './notes.state.ts';
import type { NotesStrings } from './notes.strings.ts';

/** What was saved here and has not arrived. */
export function Unsent() {
  const { state, strings } = useNotes();
  if (state.unsent.length === 0) return null;
  return (
    <ul aria-label={strings.unsent} className={styles.rows}>
      {state.unsent.map((note) => (
        <li key={note.id} className={styles.unsent} data-part="unsent" data-status={note.status}>
          <UnsentRow note={note} />
        </li>
      ))}
    </ul>
  );
}

function UnsentRow({ note }: { note: UnsentNote }) {
  const { strings, actions } = useNotes();
  const isSending = note.status === 'sending';
  return (
    <>
      <Anchor second={note.second} paragraph={note.paragraph} />
      <RichText html={note.content} variant="comment" />
      <p className={styles.status}>{statusText(note, strings)}</p>
      <div className={styles.ways}>
        <NativeButton
          size="small"
          isQuiet
          isInactive={isSending}
          onPress={() => actions.retryUnsent(note.id)}
        >
          {strings.retry}
        </NativeButton>
        {note.status === 'refused' && (
          <>
            <NativeButton size="small" isQuiet onPress={() => actions.takeBack(note.id)}>
              {strings.takeBack}
            </NativeButton>
            <NativeButton size="small" isQuiet tone="critical" onPress={() => actions.removeUnsent(note.id)}>
              {strings.discard}
            </NativeButton>
          </>
        )}
      </div>
    </>
  );
}

function statusText({ status, message, isKept }: UnsentNote, strings: NotesStrings) {
  switch (status) {
    case 'waiting':
      return isKept ? strings.waiting : strings.waitingUnkept;
    case 'sending':
      return strings.sending;
    case 'signed-out':
      return strings.unsentSignedOut;
    case 'refused':
      return message ? `${strings.refused}：${message}` : strings.refused;
    default:
      return status satisfies never;
  }
}
