import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import type { UnsentNote } from '../notes.state.ts';
import { useMyNotes } from './my-notes.context.ts';
import * as styles from './my-notes.css.ts';
import type { MyNotesStrings } from './my-notes.strings.ts';

/** Notes that lie on this device alone, from wherever they were written. */
export function Waiting() {
  const { state, strings, actions } = useMyNotes();
  if (state.unsent.length === 0) return null;
  return (
    <ul aria-label={strings.unsent} data-print="hidden" className={styles.waiting}>
      {state.unsent.map((note) => (
        <li key={note.id} data-part="unsent" data-status={note.status} className={styles.unsent}>
          <RichText html={note.content} variant="comment" />
          <p className={styles.quiet}>{statusText(note, strings)}</p>
          <div className={styles.ways}>
            <NativeButton
              size="small"
              isQuiet
              isInactive={note.status === 'sending'}
              onPress={() => actions.retryUnsent(note.id)}
            >
              {strings.retry}
            </NativeButton>
            {note.status === 'refused' && (
              <NativeButton
                size="small"
                isQuiet
                tone="critical"
                onPress={() => actions.removeUnsent(note.id)}
              >
                {strings.discard}
              </NativeButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function statusText({ status, message }: UnsentNote, strings: MyNotesStrings) {
  switch (status) {
    case 'waiting':
      return strings.waiting;
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
