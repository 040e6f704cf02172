import { CloseIcon } from '@shuyuan/ui/icons';
import { momentText } from '../widget/moment-text.ts';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Anchor } from './anchor.view.tsx';
import { useNotes } from './notes.context.ts';
import * as styles from './notes.css.ts';

/** The moments that were not understood: each leads there, and can be taken back. */
export function Marks() {
  const { state, strings, actions, props } = useNotes();
  const { marks, waitingMarks } = state;
  if (!marks || marks.length === 0) return null;
  const { onDoubt } = props;
  return (
    <div data-part="marks" className={styles.marks}>
      <p className={styles.marksTitle}>{strings.marks}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.markRow}>
        {marks.map((second) => (
          <li key={second} className={styles.mark}>
            <Anchor second={second} paragraph={null} />
            {waitingMarks.includes(second) && <span className={styles.markWaits}>{strings.markWaits}</span>}
            {onDoubt && (
              <NativeButton
                size="small"
                isQuiet
                aria-label={strings.doubt(momentText(second))}
                onPress={() => onDoubt(second)}
              >
                ?
              </NativeButton>
            )}
            <button
              type="button"
              className={styles.unmark}
              aria-label={strings.unmark(momentText(second))}
              onClick={() => actions.unmark(second)}
            >
              <CloseIcon size="small" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
