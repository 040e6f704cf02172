import { CopyIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { useId } from 'react';
import type { LibraryViewContext } from './library-view-context.ts';
import type { ReadyRecord } from './record-library.state.ts';
import * as styles from './share-panel.css.ts';

/** Opens the recording to whoever has its link, and gives the link. */
export function SharePanelView({ open, context }: { open: ReadyRecord; context: LibraryViewContext }) {
  const { strings, actions } = context;
  const id = useId();
  const Heading = context.level === 1 ? 'h2' : 'h3';
  const { is_shared: isShared } = open.record;
  return (
    <div data-part="share" className={styles.panel}>
      <div className={styles.top}>
        <Heading id={id} className={styles.title}>
          {strings.share}
        </Heading>
        <button
          type="button"
          role="switch"
          aria-checked={isShared}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-disabled={open.isSharing || undefined}
          className={styles.control}
          onClick={() => actions.share(!isShared)}
        >
          <span className={styles.thumb} />
        </button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {isShared ? strings.shareOn : strings.shareHint}
      </p>
      {isShared && (
        <div className={styles.link}>
          {open.hasJustShared && (
            <p className={styles.added}>
              <PositiveIcon size="small" />
              {strings.shareAdded}
            </p>
          )}
          <TextField isLabelHidden isReadOnly label={strings.link} value={context.shareAddress(open.id)} />
          <NativeButton tone={open.hasJustShared ? 'action' : 'neutral'} onPress={actions.copyLink}>
            <CopyIcon size="small" />
            {strings.copyLink}
          </NativeButton>
        </div>
      )}
    </div>
  );
}
