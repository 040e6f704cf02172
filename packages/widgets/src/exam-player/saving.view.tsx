import { CheckIcon, DownloadIcon, OfflineIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { isKeptAnswered, isKeptRefused } from './answer-store.ts';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';

/** Where the answers are: on this device, and on the server. */
export function Saving() {
  const { state, strings, actions, props } = useExamPlayer();
  const { isDeviceKeeping, isArriving } = state;
  const kept = Object.values(state.answers);
  const answered = kept.filter(isKeptAnswered).length;
  const arrived = kept.filter((one) => isKeptAnswered(one) && one.sent >= one.seq).length;
  const refused = kept.filter(isKeptRefused).length;
  const missing = kept.filter(({ seq, sent }) => sent < seq).length;
  return (
    <section aria-label={strings.saving} className={styles.saving}>
      <p className={styles.saved}>
        {isDeviceKeeping ? <CheckIcon size="small" /> : <OfflineIcon size="small" />}
        <strong>{isDeviceKeeping ? strings.onDevice : strings.notOnDevice}</strong>
        {isDeviceKeeping && <span>{strings.savedAnswers(answered)}</span>}
      </p>
      <p className={styles.saved}>
        {isArriving ? <CheckIcon size="small" /> : <OfflineIcon size="small" />}
        <strong>{strings.onServer}</strong>
        <span>
          {strings.savedAnswers(arrived)}
          {missing > 0 && ` · ${strings.missingAnswers(missing)}`}
        </span>
      </p>
      <p className={styles.facts}>
        {!isArriving ? strings.arrivingNote : isDeviceKeeping ? strings.savedNote : strings.notSavedNote}
      </p>
      {refused > 0 && <p className={styles.facts}>{strings.refusedAnswers(refused)}</p>}
      {(!isArriving || !isDeviceKeeping || refused > 0) && (
        <p>
          <NativeButton size="small" onPress={actions.exportAnswers}>
            <DownloadIcon size="small" />
            {strings.export}
          </NativeButton>
        </p>
      )}
      {props.onIntegrityEvent && <p className={styles.facts}>{strings.integrityNote}</p>}
    </section>
  );
}
