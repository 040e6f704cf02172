import { busyFor, type PaperList } from '@shuyuan/api-client';
import type { ExamStats } from '@shuyuan/api-client/exam-area';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { OrderIcon } from '@shuyuan/ui/icons';
import { Heading, Page, Section, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as pageStyles from '../../archetypes/page.css.ts';
import { examWords } from '../exam-words.strings.ts';
import { PaperItem } from '../list/paper-item.tsx';
import * as paperStyles from '../list/papers.css.ts';
import { attemptsOf } from './attempts-of.ts';
import { Recent, Running } from './attempts.tsx';
import { hasParts, PartTiles } from './part-tiles.tsx';
import * as styles from './hub.css.ts';
import { hubStrings } from './hub.strings.ts';

/** How many of the newest papers are shown. */
export const newestCount = 6;

export interface HubViewProps {
  list: Resource<PaperList>;
  /** Whether the section of papers is open; the other parts may be open without it. */
  hasPapers: boolean;
  /** How much there is of the other parts; null while that is not known. */
  stats: ExamStats | null;
  isVisitor: boolean;
  onSignIn: () => void;
}

/** A picture of where taking exams begins. */
export function HubView({ list, ...shown }: HubViewProps) {
  const strings = useStrings(hubStrings);
  return (
    <div className={pageStyles.page}>
      <Page>
        <Stack gap={32}>
          <Stack gap={8}>
            <Heading level={1} font="reading" size="display">
              {strings.title}
            </Heading>
            <Text size="reading" tone="muted">
              {strings.lead}
            </Text>
          </Stack>
          {list.status === 'loading' && <HubSkeleton />}
          {list.status === 'failed' && (
            <ErrorState
              title={strings.failed}
              description={strings.failedHint}
              retryAfter={busyFor(list.error)}
              onRetry={list.retry}
            />
          )}
          {list.status === 'ready' && <Shown list={list.data} {...shown} />}
        </Stack>
      </Page>
    </div>
  );
}

interface ShownProps extends Omit<HubViewProps, 'list'> {
  list: PaperList;
}

function Shown({ list, hasPapers, stats, isVisitor, onSignIn }: ShownProps) {
  const strings = useStrings(hubStrings);
  const { running, recent } = attemptsOf(list);
  if (list.data.total === 0 && !hasParts(stats))
    return (
      <EmptyState
        title={strings.empty}
        description={strings.emptyHint}
        action={<LinkButton href={paths.articles()}>{strings.toArticles}</LinkButton>}
      />
    );
  return (
    <Stack gap={40}>
      {running.length > 0 && <Running attempts={running} />}
      <div className={styles.tiles}>
        {hasPapers && <PapersTile count={list.data.total} />}
        <PartTiles stats={stats} />
        {isVisitor && (
          <div className={styles.tile}>
            <div className={styles.tileWords}>
              <Text>{strings.invitation}</Text>
            </div>
            <NativeButton onPress={onSignIn}>{strings.signIn}</NativeButton>
          </div>
        )}
      </div>
      {recent.length > 0 && <Recent attempts={recent} />}
      {hasPapers && <NewestPapers list={list} />}
    </Stack>
  );
}

function NewestPapers({ list }: { list: PaperList }) {
  const strings = useStrings(hubStrings);
  return (
    <Section
      title={strings.newest}
      font="reading"
      actions={
        <LinkButton isQuiet size="small" href={paths.papers()}>
          {strings.all}
        </LinkButton>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={paperStyles.papers}>
        {list.data.data.slice(0, newestCount).map((paper) => (
          <PaperItem key={paper.id} level={3} paper={paper} attempt={list.user_papers[String(paper.id)]} />
        ))}
      </ol>
    </Section>
  );
}

/** The way to all papers, and how many there are. */
function PapersTile({ count }: { count: number }) {
  const strings = useStrings(hubStrings);
  const words = useStrings(examWords);
  return (
    <div className={styles.pressableTile}>
      <span className={styles.tileIcon}>
        <OrderIcon size="large" />
      </span>
      <div className={styles.tileWords}>
        <h2 className={styles.tileTitle}>
          <Link to={paths.papers()} className={styles.link}>
            {words.papers}
          </Link>
        </h2>
        <Text tone="muted">{strings.papersCount(count)}</Text>
      </div>
    </div>
  );
}

function HubSkeleton() {
  return (
    <Skeleton>
      <Stack gap={40}>
        <SkeletonBlock height={96} />
        <div className={paperStyles.papers}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={paperStyles.paper}>
              <SkeletonText size="lead" width="most" />
              <SkeletonText size="small" width="half" />
            </div>
          ))}
        </div>
      </Stack>
    </Skeleton>
  );
}
