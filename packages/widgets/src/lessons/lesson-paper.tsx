import type { LessonPage } from '@shuyuan/api-client';
import { Badge, type BadgeProps } from '@shuyuan/ui/badge';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { FileIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import * as styles from './lesson-cards.css.ts';
import { lessonCardsStrings, paperKindOf, type LessonCardsStrings } from './lesson-cards.strings.ts';
import { paperStanding, type PaperStanding } from './paper-standing.ts';

/** A test or homework, and where its paper is taken. */
export interface LessonPaperProps {
  page: Pick<LessonPage, 'lesson' | 'paper'>;
  /** Called when a signed-in person wants to go to the paper. */
  onOpen: (paper: number) => void;
}

type Paper = NonNullable<LessonPage['paper']>;

const tones: Record<PaperStanding, NonNullable<BadgeProps['tone']>> = {
  new: 'neutral',
  running: 'action',
  marking: 'caution',
  passed: 'positive',
  failed: 'critical',
  submitted: 'positive',
};

/** The paper of a test or homework in its lesson: facts, the standing of the person, and the way to it. Needs a `HostProvider`. */
export function LessonPaper({ page: { lesson, paper }, onOpen }: LessonPaperProps) {
  const { session, locale } = useHost();
  const isVisitor = useSyncExternalStore(session.subscribe, () => session.current() === null);
  const strings = lessonCardsStrings[locale];
  const kind = paperKindOf(lesson) ?? 'exam';
  if (!paper)
    return (
      <EmptyState
        icon={<FileIcon size="large" />}
        title={strings.missing[kind]}
        description={strings.missingHint}
      />
    );
  const standing = paperStanding(lesson, paper);
  const isSpent = paper.attempts_left === 0 && standing !== 'running';
  const open = () => onOpen(paper.id);
  const signIn = () => session.requestLogin(1, { kind: 'take-lesson-paper', purpose: 'exam', run: open });
  return (
    <section
      data-component="lesson-paper"
      data-standing={standing}
      aria-label={strings.paper[kind]}
      className={styles.box}
    >
      <div className={styles.card}>
        <div className={styles.head}>
          <p className={styles.title}>{paper.title}</p>
          <Badge tone={tones[standing]}>{strings.standings[standing]}</Badge>
        </div>
        <Facts paper={paper} strings={strings} />
        <p className={styles.words}>
          {standing === 'marking' ? strings.marking : strings.doneBy[kind]}
          {isSpent && strings.noAttempts}
        </p>
        <div className={styles.ways}>
          <NativeButton
            tone={standing === 'passed' || standing === 'submitted' || isSpent ? 'neutral' : 'action'}
            onPress={isVisitor ? signIn : open}
          >
            {isVisitor ? strings.signInToTake : isSpent ? strings.actions.passed : strings.actions[standing]}
          </NativeButton>
        </div>
      </div>
    </section>
  );
}

function Facts({ paper, strings }: { paper: Paper; strings: LessonCardsStrings }) {
  const { questions_count, score, pass_score, minutes, attempts_left, best_score } = paper;
  const facts = [
    [strings.questions, strings.questionsText(questions_count)],
    [strings.points, strings.pointsText(score)],
    [strings.pass, strings.pointsText(pass_score)],
    [strings.minutes, strings.minutesText(minutes)],
    [strings.attempts, strings.attemptsText(attempts_left)],
    [strings.best, best_score === null ? strings.noBest : strings.pointsText(best_score)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
