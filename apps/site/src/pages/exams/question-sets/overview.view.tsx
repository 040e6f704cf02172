import { busyFor } from '@shuyuan/api-client';
import type { QuestionStats } from '@shuyuan/api-client/exam-area';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Section, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import * as pageStyles from '../../archetypes/page.css.ts';
import { examWords } from '../exam-words.strings.ts';
import * as styles from '../hub/hub.css.ts';
import { questionSetsStrings } from './question-sets.strings.ts';

export interface OverviewProps<Stats extends QuestionStats> {
  words: {
    title: string;
    lead: string;
    ofType: (count: number) => string;
    empty: string;
    emptyHint: string;
    failed: string;
  };
  stats: Resource<Stats>;
  /** Where the questions of a type are practised. */
  addressOf: (type: number) => string;
  /** What stands above the types. */
  children: (stats: Stats) => ReactNode;
}

/** A picture of a list of one's own by the types of its questions. */
export function Overview<Stats extends QuestionStats>(props: OverviewProps<Stats>) {
  const { words, stats } = props;
  const strings = useStrings(questionSetsStrings);
  const exams = useStrings(examWords);
  return (
    <div className={pageStyles.page}>
      <Page>
        <Stack gap={32}>
          <Stack gap={8}>
            <Breadcrumbs items={[{ label: exams.exams, href: paths.exam() }, { label: words.title }]} />
            <Heading level={1} font="reading" size="display">
              {words.title}
            </Heading>
            <Text size="reading" tone="muted">
              {words.lead}
            </Text>
          </Stack>
          {stats.status === 'loading' && (
            <Skeleton>
              <SkeletonBlock height={180} />
            </Skeleton>
          )}
          {stats.status === 'failed' && (
            <ErrorState
              title={words.failed}
              description={strings.failedHint}
              retryAfter={busyFor(stats.error)}
              onRetry={stats.retry}
            />
          )}
          {stats.status === 'ready' && <Shown {...props} stats={stats.data} />}
        </Stack>
      </Page>
    </div>
  );
}

function Shown<Stats extends QuestionStats>({
  words,
  stats,
  addressOf,
  children,
}: Omit<OverviewProps<Stats>, 'stats'> & { stats: Stats }) {
  const strings = useStrings(questionSetsStrings);
  const isReachable = useReachable();
  if (stats.total === 0)
    return (
      <EmptyState
        title={words.empty}
        description={words.emptyHint}
        action={
          isReachable(paths.practices()) && (
            <LinkButton href={paths.practices()}>{strings.toPractices}</LinkButton>
          )
        }
      />
    );
  return (
    <>
      {children(stats)}
      <Section title={strings.byType} font="reading">
        <div className={styles.tiles}>
          {Object.entries(stats.types_count).map(([type, count]) => (
            <div key={type} className={styles.pressableTile}>
              <div className={styles.tileWords}>
                <h3 className={styles.tileTitle}>
                  <Link to={addressOf(Number(type))} className={styles.link}>
                    {strings.types[Number(type)]}
                  </Link>
                </h3>
                <Text tone="muted">{words.ofType(count)}</Text>
              </div>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
