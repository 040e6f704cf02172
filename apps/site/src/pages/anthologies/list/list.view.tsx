import { busyFor, type AnthologyCard, type AnthologyList } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useUi } from '@shuyuan/ui/provider';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Pager } from '@shuyuan/widgets/pager';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { CategoryChips, CategoryChipsSkeleton } from '../../articles/list/category-chips.tsx';
import { listSizes, placeOf, type ListQuery } from '../../articles/list/list-query.ts';
import * as listStyles from '../../articles/list/list.css.ts';
import { AnthologyCover } from '../anthology-cover.tsx';
import { AnthologyFacts } from '../anthology-facts.tsx';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';

export interface ListViewProps {
  query: ListQuery;
  list: Resource<AnthologyList>;
  onTurn: (to: Pick<ListQuery, 'page' | 'size'>) => Promise<void>;
}

/** A picture of the list of anthologies. */
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
          {list.status === 'loading' && !known && <CategoryChipsSkeleton />}
          {known && <Categories query={query} list={known} />}
          <section
            aria-label={strings.results}
            aria-busy={list.status === 'loading'}
            className={styles.results}
          >
            <Books query={query} list={list} />
          </section>
          {known && known.data.total > query.size && (
            <Pager
              label={strings.pager}
              locale={locale}
              total={known.data.total}
              page={query.page}
              size={query.size}
              sizes={listSizes}
              getHref={(page) => paths.anthologies(placeOf({ ...query, page }))}
              onChange={onTurn}
            />
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Categories({ query, list }: { query: ListQuery; list: AnthologyList }) {
  const strings = useStrings(listStrings);
  if (list.categories.length === 0) return null;
  const all = list.categories.reduce((sum, { anthologies_count: count }) => sum + count, 0);
  const chips = [
    { id: undefined, name: strings.all, count: all },
    ...list.categories.map(({ id, name, anthologies_count: count }) => ({ id, name, count })),
  ];
  return (
    <CategoryChips
      label={strings.categories}
      chips={chips}
      current={query.category}
      getHref={(category) => paths.anthologies(placeOf({ ...query, page: 1, category }))}
    />
  );
}

function Books({ query, list }: Pick<ListViewProps, 'query' | 'list'>) {
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
  if (!data) return <BookSkeletons />;
  const isNarrowed = query.category !== undefined || query.page > 1;
  if (data.data.data.length === 0)
    return (
      <EmptyState
        title={strings.empty}
        description={strings.emptyHint}
        action={
          isNarrowed ? (
            <LinkButton href={paths.anthologies()}>{strings.showAll}</LinkButton>
          ) : (
            <LinkButton href={paths.articles()}>{strings.toArticles}</LinkButton>
          )
        }
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={list.status === 'loading' ? styles.staleBooks : styles.books}>
      {data.data.data.map((anthology, index) => (
        <Book key={anthology.id} anthology={anthology} isPriority={index < 4} />
      ))}
    </ol>
  );
}

function Book({ anthology, isPriority }: { anthology: AnthologyCard; isPriority: boolean }) {
  return (
    <li className={styles.book}>
      <AnthologyCover anthology={anthology} isPriority={isPriority} />
      <h2 className={styles.title}>
        <Link to={paths.anthology(anthology.id)} className={styles.link}>
          {anthology.title}
        </Link>
      </h2>
      <p className={styles.words}>{anthology.short_description}</p>
      <div className={styles.facts}>
        <AnthologyFacts anthology={anthology} />
      </div>
    </li>
  );
}

function BookSkeletons() {
  return (
    <Skeleton>
      <div className={styles.books}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={styles.book}>
            <SkeletonBlock ratio="3:4" />
            <SkeletonText size="lead" width="most" />
            <SkeletonText size="base" lines={2} />
            <SkeletonText size="small" width="half" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
