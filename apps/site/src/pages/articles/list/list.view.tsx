import { busyFor, type ArticleList } from '@shuyuan/api-client';
import { ListRow } from '@shuyuan/ui/card';
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
import { ArticleFacts } from '../article-facts.tsx';
import { CategoryChips, CategoryChipsSkeleton } from './category-chips.tsx';
import { listSizes, placeOf, type ListQuery } from './list-query.ts';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';

export interface ListViewProps {
  query: ListQuery;
  list: Resource<ArticleList>;
  onTurn: (to: Pick<ListQuery, 'page' | 'size'>) => Promise<void>;
}

/** A picture of the article list. */
export function ListView({ query, list, onTurn }: ListViewProps) {
  const strings = useStrings(listStrings);
  const known = list.status === 'ready' ? list.data : list.status === 'loading' ? list.stale : null;
  return (
    <div className={styles.page}>
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
          <Categories query={query} list={known} />
          <section
            aria-label={strings.results}
            aria-busy={list.status === 'loading'}
            className={styles.results}
          >
            <Rows query={query} list={list} />
          </section>
          {known && known.data.total > 0 && (
            <Turning query={query} total={known.data.total} onTurn={onTurn} />
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Categories({ query, list }: { query: ListQuery; list: ArticleList | null }) {
  const strings = useStrings(listStrings);
  if (!list) return <CategoryChipsSkeleton />;
  const all = list.categories.reduce((sum, { articles_count: count }) => sum + count, 0);
  const chips = [
    { id: undefined, name: strings.all, count: all },
    ...list.categories.map(({ id, name, articles_count: count }) => ({ id, name, count })),
  ];
  return (
    <CategoryChips
      label={strings.categories}
      chips={chips}
      current={query.category}
      getHref={(category) => paths.articles(placeOf({ ...query, page: 1, category }))}
    />
  );
}

function Rows({ query, list }: Pick<ListViewProps, 'query' | 'list'>) {
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
  if (!data) return <RowSkeletons />;
  if (data.data.data.length === 0)
    return (
      <EmptyState
        title={strings.empty}
        description={strings.emptyHint}
        action={
          (query.category !== undefined || query.page > 1) && (
            <LinkButton href={paths.articles()}>{strings.showAll}</LinkButton>
          )
        }
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={list.status === 'loading' ? styles.staleRows : styles.rows}>
      {data.data.data.map((article, index) => (
        <li key={article.id} className={styles.row}>
          <ListRow
            level={2}
            title={article.title}
            text={article.short_description}
            href={paths.article(article.id)}
            src={article.thumb}
            isPriority={index < 4}
            meta={<ArticleFacts article={article} facts={['category', 'date', 'minutes', 'comments']} />}
          />
        </li>
      ))}
    </ol>
  );
}

function RowSkeletons() {
  return (
    <Skeleton>
      <div className={styles.rows}>
        {Array.from({ length: listSizes[0] }, (_, index) => (
          <div key={index} className={styles.row}>
            <div className={styles.skeletonRow}>
              <div className={styles.skeletonPicture}>
                <SkeletonBlock ratio="16:9" />
              </div>
              <div className={styles.skeletonText}>
                <SkeletonText size="lead" width="most" />
                <SkeletonText size="base" lines={2} />
                <SkeletonText size="small" width="half" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

function Turning({
  query,
  total,
  onTurn,
}: {
  query: ListQuery;
  total: number;
  onTurn: ListViewProps['onTurn'];
}) {
  const strings = useStrings(listStrings);
  const { locale } = useUi();
  return (
    <Pager
      label={strings.pager}
      locale={locale}
      total={total}
      page={query.page}
      size={query.size}
      sizes={listSizes}
      getHref={(page) => paths.articles(placeOf({ ...query, page }))}
      onChange={onTurn}
    />
  );
}
