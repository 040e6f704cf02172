import { busyFor, type CourseList } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useUi } from '@shuyuan/ui/provider';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Pager } from '@shuyuan/widgets/pager';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/list/list.css.ts';
import * as listStyles from '../../articles/list/list.css.ts';
import { CourseItem } from '../course-item.tsx';
import { pageSize, placeOf, type CourseListQuery } from './course-query.ts';
import { Filters } from './filters.tsx';
import { listStrings } from './list.strings.ts';

export interface ListViewProps {
  query: CourseListQuery;
  list: Resource<CourseList>;
  onTurn: (to: { page: number }) => Promise<void>;
}

/** A picture of the list of courses. */
export function ListView({ query, list, onTurn }: ListViewProps) {
  const strings = useStrings(listStrings);
  const { locale } = useUi();
  const known = list.status === 'ready' ? list.data : list.status === 'loading' ? list.stale : null;
  return (
    <div className={listStyles.page}>
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
          <Filters query={query} categories={known?.categories ?? []} />
          <section
            aria-label={strings.results}
            aria-busy={list.status === 'loading'}
            className={styles.results}
          >
            <Courses query={query} list={list} />
          </section>
          {known && known.data.total > pageSize && (
            <Pager
              label={strings.pager}
              locale={locale}
              total={known.data.total}
              page={query.page}
              size={pageSize}
              sizes={[pageSize]}
              getHref={(page) => paths.courses(placeOf({ ...query, page }))}
              onChange={onTurn}
            />
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Courses({ query, list }: Pick<ListViewProps, 'query' | 'list'>) {
  const strings = useStrings(listStrings);
  if (list.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={strings.failedHint}
        retryAfter={busyFor(list.error)}
        onRetry={list.retry}
      />
    );
  const data = list.status === 'ready' ? list.data : list.stale;
  if (!data) return <CourseSkeletons />;
  const { page, category, level, price } = query;
  const isNarrowed = page > 1 || category !== undefined || level !== undefined || price !== undefined;
  if (data.data.data.length === 0)
    return (
      <EmptyState
        title={strings.empty}
        description={strings.emptyHint}
        action={
          isNarrowed ? (
            <LinkButton href={paths.courses()}>{strings.showAll}</LinkButton>
          ) : (
            <LinkButton href={paths.articles()}>{strings.toArticles}</LinkButton>
          )
        }
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={list.status === 'loading' ? styles.staleBooks : styles.books}>
      {data.data.data.map((course, index) => (
        <CourseItem key={course.id} course={course} isPriority={index < 4} />
      ))}
    </ol>
  );
}

function CourseSkeletons() {
  return (
    <Skeleton>
      <div className={styles.books}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={styles.book}>
            <SkeletonBlock ratio="4:3" />
            <SkeletonText size="lead" width="most" />
            <SkeletonText size="base" lines={2} />
            <SkeletonText size="small" width="half" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
