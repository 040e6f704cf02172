import { busyFor } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useUi } from '@shuyuan/ui/provider';
import { Skeleton } from '@shuyuan/ui/skeleton';
import { Pager } from '@shuyuan/widgets/pager';
import { Fragment, type ReactNode } from 'react';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useResource, type Resource } from '../../shell/use-resource.ts';
import { useSite } from '../../stores/site-context.tsx';
import type { ListWords } from './list-page.strings.ts';
import * as styles from './page.css.ts';
import { useLastPage } from './use-last-page.ts';
import { useTurn } from './use-turn.ts';

interface PagePlace {
  page: number;
  size: number;
}

export interface ListPageProps<Data, Row> {
  words: ListWords;
  /** Names everything that the answer depends on: another name is another question. */
  question: string;
  load: (signal: AbortSignal) => Promise<Data>;
  rowsOf: (data: Data) => { data: readonly Row[]; total: number };
  /** What the address asks for. */
  place: PagePlace;
  /** The address of another page of the same list. */
  addressOf: (place: PagePlace) => string;
  /** Sizes that the pager offers. With several, `addressOf` puts the size into the address. @default that of `place` */
  sizes?: readonly number[];
  /** Rows from which there is a pager. @default more than the smallest page has */
  pagedFrom?: number;
  /** Above the heading. */
  trail?: ReactNode;
  /** What the list can be narrowed to. Null before the first answer, and after a failed one. */
  renderFilters?: (data: Data | null, isLoading: boolean) => ReactNode;
  /** Beside the rows, and below them where there is no room. */
  aside?: ReactNode;
  /** The address of the whole list while only a part of it is asked for: an empty part leads there. */
  wholeAddress: string | null;
  /** Where an empty list leads to. */
  wayOn?: { href: string; label: string };
  /** Of the list. */
  className: string;
  /** While the next page loads, the rows of the last one fade. @default true */
  fades?: boolean;
  skeleton: { count: number; row: ReactNode };
  /** One row, a list item with a key. */
  children: (row: Row, index: number, data: Data) => ReactNode;
}

/** A page that lists, a page at a time. The address carries what is shown, so that it can be shared and gone back to. */
export function ListPage<Data, Row>(props: ListPageProps<Data, Row>) {
  const { words, question, load, rowsOf, place, addressOf, sizes = [place.size] } = props;
  const { locale } = useUi();
  const { navigate } = useSite();
  const answer = useResource(question, load);
  const isLoading = answer.status === 'loading';
  const turn = useTurn(question, isLoading, (to: PagePlace) => navigate(addressOf(to)));
  const list = useLastPage(answer, rowsOf, place, (page) =>
    navigate(addressOf({ ...place, page }), { replace: true }),
  );
  usePageReady({ isReady: list.status !== 'loading' });
  const known = list.status === 'ready' ? list.data : list.status === 'loading' ? list.stale : null;
  const total = known ? rowsOf(known).total : 0;
  return (
    <div className={styles.page}>
      <Page>
        <Stack gap={32}>
          <Stack gap={8}>
            {props.trail}
            <Heading level={1} font="reading" size="display">
              {words.title}
            </Heading>
            <Text size="reading" tone="muted">
              {words.lead}
            </Text>
          </Stack>
          {props.renderFilters?.(known, isLoading)}
          <div className={props.aside ? styles.beside : undefined}>
            <section aria-label={words.results} aria-busy={list.status === 'loading'}>
              <Rows {...props} list={list} />
            </section>
            {props.aside}
          </div>
          {total >= (props.pagedFrom ?? Math.min(...sizes) + 1) && (
            <Pager
              label={words.pager}
              locale={locale}
              total={total}
              page={place.page}
              size={place.size}
              sizes={sizes}
              getHref={(page) => addressOf({ page, size: place.size })}
              onChange={turn}
            />
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Rows<Data, Row>(props: ListPageProps<Data, Row> & { list: Resource<Data> }) {
  const { list, words, wholeAddress, wayOn, className, fades = true, skeleton, rowsOf, children } = props;
  if (list.status === 'failed')
    return (
      <ErrorState
        title={words.failed}
        description={words.failedHint}
        retryAfter={busyFor(list.error)}
        onRetry={list.retry}
      />
    );
  const data = list.status === 'ready' ? list.data : list.stale;
  if (!data)
    return (
      <Skeleton>
        <div className={className}>
          {Array.from({ length: skeleton.count }, (_, index) => (
            <Fragment key={index}>{skeleton.row}</Fragment>
          ))}
        </div>
      </Skeleton>
    );
  const rows = rowsOf(data).data;
  const on = wholeAddress === null ? wayOn : { href: wholeAddress, label: words.showAll };
  if (rows.length === 0)
    return (
      <EmptyState
        title={words.empty}
        description={words.emptyHint}
        action={on && <LinkButton href={on.href}>{on.label}</LinkButton>}
      />
    );
  const isStale = fades && list.status === 'loading';
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={isStale ? `${className} ${styles.stale}` : className}>
      {rows.map((row, index) => children(row, index, data))}
    </ol>
  );
}
