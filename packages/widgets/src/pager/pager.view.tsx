import { Fragment, useId, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { Locale } from '../host/widget-host.ts';
import { PageButton } from './page-button.view.tsx';
import { placedPageList } from './page-list.ts';
import type { PagerActions, PagerNews, PagerPart, PagerState } from './pager-state.ts';
import { Jumper, Sizes, Total } from './pager-parts.view.tsx';
import * as styles from './pager.css.ts';
import { pagerStrings, type PagerStrings } from './pager.strings.ts';
import { rowsOf, type Paging } from './paging.ts';

/** All parts, in the order they have by default. */
export const pagerParts: readonly PagerPart[] = ['total', 'sizes', 'prev', 'pager', 'next', 'jumper'];

export interface PagerViewProps {
  state: PagerState;
  actions: PagerActions;
  layout: readonly PagerPart[];
  label: string | undefined;
  getHref?: ((page: number) => string) | undefined;
  isTotalCapped?: boolean;
  isSilent?: boolean | undefined;
  locale: Locale;
}

/** From here on page numbers are so wide that fewer of them fit. */
const manyPages = 1000;

/** What cannot be where nobody has counted. */
const countedParts: readonly PagerPart[] = ['total', 'jumper'];

export function PagerView(props: PagerViewProps) {
  const { state, actions, layout, label, getHref, isTotalCapped = false, isSilent, locale } = props;
  const strings = pagerStrings[locale];
  const messageId = useId();
  const { paging, isPending, news, newsId } = state;
  const problem = problemText(news, paging, strings);
  const arrival = isSilent ? '' : arrivalText(news, paging, strings);
  const part: PartProps = { state, actions, strings, locale, messageId, getHref, isTotalCapped };
  const shown = paging.isEndless ? layout.filter((name) => !countedParts.includes(name)) : layout;
  return (
    <nav
      data-component="pager"
      data-pending={isPending || undefined}
      aria-label={label ?? strings.nav}
      aria-busy={isPending || undefined}
      className={styles.pager}
    >
      <div className={styles.row} data-many={paging.pages >= manyPages || undefined}>
        {shown.map((name) => (
          <Fragment key={name}>{parts[name](part)}</Fragment>
        ))}
      </div>
      {problem && (
        <p id={messageId} data-part="message" className={styles.message}>
          {problem}
        </p>
      )}
      <LiveRegion message={problem || arrival} announcementId={newsId} />
    </nav>
  );
}

interface PartProps {
  state: PagerState;
  actions: PagerActions;
  strings: PagerStrings;
  locale: Locale;
  messageId: string;
  getHref: ((page: number) => string) | undefined;
  isTotalCapped: boolean;
}

/** Each part is handed only what it shows, so that it rests while the others turn. */
const parts: Record<PagerPart, (props: PartProps) => ReactNode> = {
  total: ({ state, strings, locale, isTotalCapped }) => (
    <Total total={state.paging.total} words={isTotalCapped ? strings.about : strings.total} locale={locale} />
  ),
  sizes: ({ state, strings, actions }) => (
    <Sizes
      size={state.paging.size}
      choices={state.paging.sizes.join()}
      words={strings.size}
      onSize={actions.onSize}
    />
  ),
  prev: (props) => <Step {...props} by={-1} />,
  pager: (props) => <Pages {...props} />,
  next: (props) => <Step {...props} by={1} />,
  jumper: ({ state, strings, actions, messageId }) => (
    <Jumper
      text={state.jumpText}
      isInvalid={state.news?.kind === 'out of range'}
      words={strings.jump}
      actions={actions}
      messageId={messageId}
    />
  ),
};

const back = <ChevronLeftIcon size="small" />;
const forth = <ChevronRightIcon size="small" />;

function Step({ state, actions, strings, getHref, by }: PartProps & { by: -1 | 1 }) {
  const { page, pages } = state.paging;
  const target = page + by;
  const isThere = target >= 1 && target <= pages;
  return (
    <PageButton
      part={by < 0 ? 'prev' : 'next'}
      label={by < 0 ? strings.previous : strings.next}
      href={isThere ? getHref?.(target) : undefined}
      rel={by < 0 ? 'prev' : 'next'}
      isInactive={state.isPending || !isThere}
      target={target}
      onPage={actions.onPage}
    >
      {by < 0 ? back : forth}
    </PageButton>
  );
}

function Pages({ state, actions, strings, getHref }: PartProps) {
  const { page, pages, isEndless } = state.paging;
  if (isEndless)
    return (
      <span data-part="pager" aria-current="page" className={styles.current}>
        {strings.page(page)}
      </span>
    );
  return (
    <ul data-part="pager" className={styles.pages}>
      {placedPageList(page, pages).map(({ item, rooms }) =>
        typeof item === 'number' ? (
          <li key={item} data-rooms={rooms.join(' ')} className={styles.page}>
            <PageButton
              part="page"
              label={strings.page(item)}
              href={getHref?.(item)}
              isCurrent={item === page}
              isInactive={state.isPending}
              target={item}
              onPage={actions.onPage}
            >
              {item}
            </PageButton>
          </li>
        ) : (
          // By its place: the same gap holds other pages after a turn.
          <li key={`${item.to < page} ${rooms.join()}`} data-rooms={rooms.join(' ')} className={styles.gap}>
            <span aria-hidden="true">…</span>
            <VisuallyHidden>{strings.gap(item.from, item.to)}</VisuallyHidden>
          </li>
        ),
      )}
      <li className={styles.ofPages}>{strings.ofPages(pages)}</li>
    </ul>
  );
}

function problemText(news: PagerNews | null, { page, pages, size }: Paging, strings: PagerStrings): string {
  if (news?.kind === 'out of range') return strings.range(pages);
  if (news?.kind !== 'failed') return '';
  const { change } = news;
  return change.size === size ? strings.failed(change.page, page) : strings.failedSize(change.size, size);
}

function arrivalText(news: PagerNews | null, paging: Paging, strings: PagerStrings): string {
  if (news?.kind !== 'arrived') return '';
  if (paging.isEndless) return strings.page(paging.page);
  const { first, last } = rowsOf(paging);
  return paging.total === 0 ? strings.empty : strings.arrived(paging.page, paging.pages, first, last);
}
