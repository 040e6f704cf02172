import { CautionIcon, ChevronDownIcon, ClockIcon, CriticalIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { checksOf, type Check, type CheckState, type Troubles } from './checks.ts';
import type { SetupState } from '../screen-recorder.state.ts';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './setup.css.ts';

const icons = { waiting: ClockIcon, ready: PositiveIcon, note: CautionIcon, problem: CriticalIcon };

/** What was looked at before a recording: closed while all is well, open when something has to be known. */
export function ChecksView({ setup, context }: { setup: SetupState; context: RecorderViewContext }) {
  const { strings, words } = context;
  const troubles: Troubles = {
    screen: {
      insecure: strings.insecure,
      unsupported: strings.unsupported,
      frame: strings.frame,
      recorder: strings.noRecorder,
    },
    microphone: {
      denied: words.allowMicrophone,
      missing: words.noMicrophone,
      'not-chosen': words.chooseMicrophone,
      gone: strings.gone,
      busy: words.microphoneBusy,
    },
  };
  const checks = checksOf(setup, strings, troubles);
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const [problems, notes, waits] = [count('problem'), count('note'), count('waiting')];
  const state =
    problems > 0 ? 'problem' : notes > 0 ? 'note' : waits > 0 || checks.length === 0 ? 'waiting' : 'ready';
  const summary = {
    problem: strings.checksProblems(problems),
    note: strings.checksNotes(notes),
    waiting: strings.checksRunning,
    ready: strings.checksReady,
  };
  // What is wrong with the microphone stands with it, and needs no second place.
  const opens = checks.some(
    ({ id, state: own }) => id !== 'microphone' && (own === 'problem' || own === 'note'),
  );
  const Icon = icons[state];
  return (
    <details data-part="checks" data-state={state} open={opens} className={styles.checks}>
      <summary className={styles.checksSummary}>
        {strings.checks}
        <span className={styles.checksState}>
          <span className={styles.checkIcon[state]}>
            <Icon size="small" />
          </span>
          {summary[state]}
          <span className={styles.chevron}>
            <ChevronDownIcon size="small" />
          </span>
        </span>
      </summary>
      <ul className={styles.checksList}>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} context={context} />
        ))}
      </ul>
    </details>
  );
}

function CheckRow({ check, context: { strings } }: { check: Check; context: RecorderViewContext }) {
  const Icon = icons[check.state];
  return (
    <li data-state={check.state} className={styles.check}>
      <span className={styles.checkIcon[check.state]}>
        <Icon size="small" />
      </span>
      <span className={styles.checkName}>{strings.checkName[check.id]}</span>
      <span className={styles.checkText}>
        <VisuallyHidden>{strings.checkState[check.state]} </VisuallyHidden>
        {check.text}
      </span>
    </li>
  );
}
