import { ChevronLeftIcon, ChevronRightIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { neighboursOf } from './library.ts';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import { IconButton } from '../views/icon-button.view.tsx';
import * as styles from './preview.css.ts';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';

interface PreviewNavProps {
  state: ScreenRecorderState;
  context: RecorderViewContext;
}

/** The way through the library. A draft is newer than all of it. */
export function PreviewNav({ state, context: { strings, actions } }: PreviewNavProps) {
  const { library, step } = state;
  const { records, total } = library;
  if (records.status === 'failed')
    return (
      <NativeButton size="small" isQuiet onPress={actions.retryLibrary}>
        {strings.libraryFailed} · {strings.retry}
      </NativeButton>
    );
  const isHeld = step.kind === 'uploading' || step.kind === 'saving';
  const neighbours = neighboursOf(state);
  const shownId = 'subject' in step && step.subject.kind === 'record' ? step.subject.record.id : null;
  const place = records.status === 'ready' ? records.value.findIndex(({ id }) => id === shownId) + 1 : 0;
  return (
    <nav aria-label={strings.library} className={styles.nav}>
      {place > 0 && <span className={styles.position}>{strings.position(place, total)}</span>}
      <IconButton
        label={strings.previous}
        icon={<ChevronLeftIcon />}
        isInactive={isHeld || !neighbours.previous}
        onPress={actions.previous}
      />
      <IconButton
        label={strings.next}
        icon={<ChevronRightIcon />}
        isInactive={isHeld || !neighbours.next}
        onPress={actions.next}
      />
    </nav>
  );
}
