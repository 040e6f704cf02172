import { NativeButton } from '@shuyuan/ui/native-button';
import { useClassroom } from './classroom.context.ts';
import * as styles from './classroom.css.ts';
import { Ways } from './ways.view.tsx';

/** What follows a film that has been played to its end. */
export function EndingView() {
  const { state, strings, actions, props } = useClassroom();
  const { ending } = state;
  const { next } = props;
  if (ending?.status === 'tried')
    return (
      <div className={styles.box}>
        <p className={styles.title}>{strings.triedEnded}</p>
        <p className={styles.words}>{strings.triedHint}</p>
        <Ways />
      </div>
    );
  if (ending?.status === 'last' || !next)
    return (
      <div className={styles.box}>
        <p className={styles.title}>{strings.lastEnded}</p>
      </div>
    );
  const isCounting = ending?.status === 'counting';
  return (
    <div className={styles.box}>
      <p className={styles.words}>{strings.nextLesson}</p>
      <p className={styles.title}>{next.title}</p>
      {isCounting && <p className={styles.words}>{strings.nextIn(ending.left)}</p>}
      <div className={styles.ways}>
        <NativeButton tone="action" onPress={actions.goNext}>
          {strings.playNext}
        </NativeButton>
        {isCounting && (
          <NativeButton isQuiet onPress={actions.stay}>
            {strings.stay}
          </NativeButton>
        )}
      </div>
    </div>
  );
}
