import { RecordScreenIcon } from '@shuyuan/ui/icons';
import { useStore } from 'zustand';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { recorderStrings } from '../recorder/recorder.strings.ts';
import * as styles from './header-panel.css.ts';

/** Records the screen, from any page. Its code comes when a pointer or the focus comes near. */
export function RecordButton() {
  const { recorder } = useSite();
  const { record } = useStrings(recorderStrings);
  const isWaiting = useStore(recorder, (state) => state.isWaiting);
  return (
    <button
      type="button"
      aria-label={record}
      aria-haspopup="dialog"
      aria-busy={isWaiting || undefined}
      title={record}
      className={styles.trigger}
      onPointerEnter={recorder.preload}
      onFocus={recorder.preload}
      onClick={() => void recorder.open()}
    >
      <RecordScreenIcon />
    </button>
  );
}
