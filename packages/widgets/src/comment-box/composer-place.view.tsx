import { NativeButton } from '@shuyuan/ui/native-button';
import * as styles from './composer-place.css.ts';
import type { Surroundings } from './surroundings.ts';

interface ComposerPlaceProps {
  /** What it takes to write did not come. */
  hasFailed: boolean;
  around: Surroundings;
}

/** As high as the composer, until that is there: nothing below it moves. */
export function ComposerPlace({ hasFailed, around: { strings, actions } }: ComposerPlaceProps) {
  return (
    <div className={styles.place} data-part="composer-place">
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {strings.deskFailed}
          <NativeButton size="small" onPress={actions.fetchDesk}>
            {strings.retry}
          </NativeButton>
        </p>
      )}
    </div>
  );
}
