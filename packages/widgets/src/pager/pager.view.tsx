import { Fragment, useId, type MouseEvent, type ReactNode } from 'react';
import { formatCount } from '@shuyuan/ui/count-text';
import { ChevronLeftIcon, ChevronRightIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { Locale } from '../host/widget-host.ts';
import { placedPageList } from './page-list.ts';
import type { PagerActions, PagerNews, PagerPart, PagerState } from './pager-state.ts';
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

const parts: Record<PagerPart, (props: PartProps) => ReactNode> = {
  total: (props) => <Total {...props} />,
  sizes: (props) => <Sizes {...props} />,
  prev: (props) => <Step {...props} by={-1} />,
  pager: (props) => <Pages {...props} />,
  next: (props) => <Step {...props} by={1} />,
  jumper: (props) => <Jumper {...props} />,
};

function Total({ state, strings, locale, isTotalCapped }: PartProps) {
  const words = isTotalCapped ? strings.about : strings.total;
  const { total } = state.paging;
  const shown = formatCount(total, locale);
  return (
    <span
      data-part="total"
      className={styles.total}
      title={shown === String(total) ? undefined : words(String(total))}
    >
      {words(shown)}
    </span>
  );
}

function Sizes({ state, actions, strings }: PartProps) {
  const { before, label, rows } = strings.size;
  const { size, sizes } = state.paging;
  return (
    <span data-part="sizes" className={styles.labelled}>
      <Word>{before}</Word>
      <span className={styles.select}>
        <NativeSelect
          label={label}
          isLabelHidden
          value={String(size)}
          options={sizes.map((choice) => ({ value: String(choice), label: rows(choice) }))}
          onChange={(choice) => actions.onSize(Number(choice))}
        />
      </span>
    </span>
  );
}

/** Beside a control that has the same words for its name. */
const Word = ({ children }: { children: string }) => (
  <span aria-hidden="true" className={styles.word}>
    {children}
  </span>
);

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
      onPress={() => actions.onPage(target)}
    >
      {by < 0 ? <ChevronLeftIcon size="small" /> : <ChevronRightIcon size="small" />}
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
              onPress={() => actions.onPage(item)}
            >
              {item}
            </PageButton>
          </li>
        ) : (
          <li key={`${item.from}-${item.to}`} data-rooms={rooms.join(' ')} className={styles.gap}>
            <span aria-hidden="true">…</span>
            <VisuallyHidden>{strings.gap(item.from, item.to)}</VisuallyHidden>
          </li>
        ),
      )}
      <li className={styles.ofPages}>{strings.ofPages(pages)}</li>
    </ul>
  );
}

interface PageButtonProps {
  part: string;
  label: string;
  isCurrent?: boolean;
  /** Does nothing, but keeps its focus. */
  isInactive: boolean;
  /** Makes a link of it. */
  href: string | undefined;
  rel?: 'prev' | 'next';
  onPress: () => void;
  children: ReactNode;
}

/** A press that is meant for the browser: another tab, another window, a download. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Square, and as narrow as its number: the buttons of `ui` are made for words. */
function PageButton({ part, label, isCurrent, isInactive, href, rel, onPress, children }: PageButtonProps) {
  const shared = {
    'data-part': part,
    className: styles.button,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isInactive || undefined,
  };
  if (href === undefined)
    return (
      <button {...shared} type="button" onClick={isInactive ? undefined : onPress}>
        {children}
      </button>
    );
  return (
    <a
      {...shared}
      href={href}
      rel={rel}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        if (!isInactive) onPress();
      }}
    >
      {children}
    </a>
  );
}

function Jumper({ state, actions, strings, messageId }: PartProps) {
  const { before, after, label, placeholder } = strings.jump;
  const isInvalid = state.news?.kind === 'out of range';
  return (
    <label data-part="jumper" className={styles.labelled}>
      <Word>{before}</Word>
      <input
        className={styles.input}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={12}
        value={state.jumpText}
        onChange={(event) => actions.onJumpText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // A form around the pager is not meant.
          event.preventDefault();
          actions.onJump();
        }}
      />
      {after && <Word>{after}</Word>}
    </label>
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
