import { busyFor, type PaperList } from '@shuyuan/api-client';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useUi } from '@shuyuan/ui/provider';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Pager } from '@shuyuan/widgets/pager';
import { Link } from 'react-router-dom';
import { paths, type PaperListPlace } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as listStyles from '../../articles/list/list.css.ts';
import { examWords } from '../exam-words.strings.ts';
import { PaperItem } from './paper-item.tsx';
import * as styles from './papers.css.ts';
import { papersStrings } from './papers.strings.ts';

/** How many papers a page has. */
export const pageSize = 10;

export interface PapersViewProps {
  place: PaperListPlace & { page: number };
  list: Resource<PaperList>;
  onTurn: (to: { page: number }) => Promise<void>;
}

/** A picture of the list of papers. */
export function PapersView({ place, list, onTurn }: PapersViewProps) {
  const strings = useStrings(papersStrings);
  const words = useStrings(examWords);
  const { locale } = useUi();
  const known = list.status === 'ready' ? list.data : list.status === 'loading' ? list.stale : null;
  return (
    <div className={listStyles.page}>
      <Page>
        <Stack gap={32}>
          <Stack gap={8}>
            <Breadcrumbs items={[{ label: words.exams, href: paths.exam() }, { label: words.papers }]} />
            <Heading level={1} font="reading" size="display">
              {strings.title}
            </Heading>
            <Text size="reading" tone="muted">
              {strings.lead}
            </Text>
          </Stack>
          {known && known.categories.length > 0 && <Categories place={place} list={known} />}
          <section aria-label={strings.results} aria-busy={list.status === 'loading'}>
            <Papers place={place} list={list} />
          </section>
          {known && known.data.total > pageSize && (
            <Pager
              label={strings.pager}
              locale={locale}
              total={known.data.total}
              page={place.page}
              size={pageSize}
              sizes={[pageSize]}
              getHref={(page) => paths.papers({ ...place, page: page === 1 ? undefined : page })}
              onChange={onTurn}
            />
          )}
        </Stack>
      </Page>
    </div>
  );
}

/** The categories, and those under the chosen one; a choice begins at the first page again. */
function Categories({ place: { cid1, cid2 }, list }: { place: PaperListPlace; list: PaperList }) {
  const strings = useStrings(papersStrings);
  const under = cid1 === undefined ? [] : (list.category_children[String(cid1)] ?? []);
  return (
    <Stack gap={12}>
      <nav aria-label={strings.category} className={listStyles.chips}>
        <Chip href={paths.papers()} isCurrent={cid1 === undefined} name={strings.all} />
        {list.categories.map(({ id, name }) => (
          <Chip key={id} href={paths.papers({ cid1: id })} isCurrent={cid1 === id} name={name} />
        ))}
      </nav>
      {under.length > 0 && (
        <nav aria-label={strings.under} className={listStyles.chips}>
          <Chip href={paths.papers({ cid1 })} isCurrent={cid2 === undefined} name={strings.all} />
          {under.map(({ id, name }) => (
            <Chip key={id} href={paths.papers({ cid1, cid2: id })} isCurrent={cid2 === id} name={name} />
          ))}
        </nav>
      )}
    </Stack>
  );
}

const Chip = ({ href, isCurrent, name }: { href: string; isCurrent: boolean; name: string }) => (
  <Link to={href} aria-current={isCurrent ? 'page' : undefined} className={listStyles.chip}>
    {name}
  </Link>
);

function Papers({ place, list }: Pick<PapersViewProps, 'place' | 'list'>) {
  const strings = useStrings(papersStrings);
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
  if (!data)
    return (
      <Skeleton>
        <div className={styles.papers}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={styles.paper}>
              <SkeletonText size="lead" width="most" />
              <SkeletonText size="small" width="half" />
            </div>
          ))}
        </div>
      </Skeleton>
    );
  if (data.data.data.length === 0) {
    const isNarrowed = place.page > 1 || place.cid1 !== undefined;
    return (
      <EmptyState
        title={strings.empty}
        description={isNarrowed ? strings.emptyHint : strings.noneHint}
        action={
          <LinkButton href={isNarrowed ? paths.papers() : paths.articles()}>
            {isNarrowed ? strings.showAll : strings.toArticles}
          </LinkButton>
        }
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={styles.papers}>
      {data.data.data.map((paper) => (
        <PaperItem key={paper.id} paper={paper} attempt={data.user_papers[String(paper.id)]} />
      ))}
    </ol>
  );
}
