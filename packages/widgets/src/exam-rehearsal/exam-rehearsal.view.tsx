import { CriticalIcon, OfflineIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { ExamPlayer } from '../exam-player/index.ts';
import { useExamRehearsal } from './exam-rehearsal.context.ts';
import * as styles from './exam-rehearsal.css.ts';
import { checkNames, type CheckName } from './exam-rehearsal.store.ts';

/** A picture of a rehearsal: what will happen, the player with what goes wrong, the report. */
export function ExamRehearsalView() {
  const { state, strings, rootRef } = useExamRehearsal();
  const { phase, announcement } = state;
  return (
    <section
      ref={rootRef}
      data-component="exam-rehearsal"
      data-state={phase}
      aria-label={strings.title}
      className={styles.rehearsal}
    >
      {phase === 'intro' && <Intro />}
      {phase === 'playing' && <Playing />}
      {phase === 'report' && <Report />}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Intro() {
  const { strings, actions, props } = useExamRehearsal();
  const Title = props.level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.sheet}>
      <Title className={styles.title}>{strings.title}</Title>
      <p className={styles.text}>{strings.lead}</p>
      <ol className={styles.steps}>
        {strings.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <NativeButton tone="action" onPress={actions.begin}>
          {strings.start}
        </NativeButton>
        <NativeButton onPress={actions.leave}>{strings.back}</NativeButton>
      </div>
    </div>
  );
}

function Playing() {
  const { state, strings, actions, props } = useExamRehearsal();
  const { mishap, opened } = state;
  if (mishap === 'power')
    return (
      <div className={styles.dark}>
        <p className={styles.darkTitle}>{strings.power}</p>
        <p>{strings.powerHint}</p>
      </div>
    );
  return (
    <>
      <p className={styles.notice} data-mishap={mishap}>
        {mishap === 'unplugged' ? <OfflineIcon size="small" /> : <PositiveIcon size="small" />}
        {strings.goesOn[mishap]}
      </p>
      <ExamPlayer
        key={opened}
        exams={actions.exams()}
        paperId={0}
        level={props.level ?? 2}
        onLeave={actions.leave}
        onFinish={actions.finish}
      />
    </>
  );
}

function Report() {
  const { state, strings, actions, props } = useExamRehearsal();
  const Title = props.level === 1 ? 'h1' : 'h2';
  const { checks } = state;
  const isReady = checkNames.every((name) => checks[name] === true);
  return (
    <div className={styles.sheet}>
      <Title data-focus="report" tabIndex={-1} className={styles.title}>
        {strings.report}
      </Title>
      <p className={styles.verdict} data-ready={isReady || undefined}>
        {isReady ? <PositiveIcon /> : <CriticalIcon />}
        <strong>{isReady ? strings.ready : strings.notReady}</strong>
      </p>
      <p className={styles.text}>{isReady ? strings.readyHint : strings.notReadyHint}</p>
      <ul className={styles.checks}>
        {checkNames.map((name) => (
          <Check key={name} name={name} />
        ))}
      </ul>
      <div className={styles.ways}>
        <NativeButton tone={isReady ? 'action' : 'neutral'} onPress={actions.leave}>
          {strings.back}
        </NativeButton>
        <NativeButton tone={isReady ? 'neutral' : 'action'} onPress={actions.begin}>
          {strings.again}
        </NativeButton>
      </div>
    </div>
  );
}

function Check({ name }: { name: CheckName }) {
  const { state, strings } = useExamRehearsal();
  const isPassed = state.checks[name];
  const { trip } = state;
  return (
    <li className={styles.check} data-passed={isPassed}>
      {isPassed === false ? <CriticalIcon size="small" /> : <PositiveIcon size="small" />}
      <span>
        {strings.checks[name]}
        {name === 'server' && trip !== null && ` · ${strings.trip(trip)}`}
        {isPassed === false && <span className={styles.reason}>{strings.reasons[name]}</span>}
      </span>
      <span className={styles.result}>
        {isPassed === undefined ? strings.checking : isPassed ? strings.passed : strings.failed}
      </span>
    </li>
  );
}
