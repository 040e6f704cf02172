import { NativeButton } from '@shuyuan/ui/native-button';
import { RecordScreenIcon } from '@shuyuan/ui/icons';
import { ProgressLine } from '../saving/progress-line.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './waiting.css.ts';

/** The browser asks what is recorded; its own window may lie beside this one. */
export function ChoosingView({
  hasComputerSound,
  context,
}: {
  hasComputerSound: boolean;
  context: RecorderViewContext;
}) {
  const { strings, actions } = context;
  return (
    <div data-component="recorder-choosing" className={styles.sheet}>
      <span className={styles.seal}>
        <RecordScreenIcon size="large" />
      </span>
      <h2 className={styles.title}>{strings.choosing}</h2>
      <p className={styles.lead}>{strings.choosingLead}</p>
      {hasComputerSound && <p className={styles.lead}>{strings.choosingSound}</p>}
      <div className={styles.answers}>
        <NativeButton onPress={actions.close}>{strings.cancel}</NativeButton>
      </div>
    </div>
  );
}

/** What was recorded becomes a file. */
export function FinishingView({ context: { strings } }: { context: RecorderViewContext }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it can be pressed, and the focus has to be somewhere
    <div data-component="recorder-finishing" tabIndex={0} className={styles.sheet}>
      <h2 className={styles.title}>{strings.finishing}</h2>
      <p className={styles.lead}>{strings.finishingLead}</p>
      <div className={styles.progress}>
        <ProgressLine label={strings.finishing} percent={null} />
      </div>
    </div>
  );
}
