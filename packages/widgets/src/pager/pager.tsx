import type { Locale } from '../host/widget-host.ts';
import type { PagerPart } from './pager-state.ts';
import { pagerParts, PagerView } from './pager.view.tsx';
import { usePager, type PagerOptions } from './use-pager.ts';
import { useWarnings } from './use-warnings.ts';

/**
 * Page and size are controlled, or uncontrolled from their defaults; rows are counted by `total`, or not at all with
 * `hasNext`.
 */
export interface PagerProps extends PagerOptions {
  /** Which parts, in which order. @default total, sizes, prev, pager, next, jumper */
  layout?: readonly PagerPart[];
  /**
   * The address of a page. Pages and steps are then real links, to be opened in a tab and found by crawlers; an ordinary
   * press still goes through `onChange`.
   */
  getHref?: (page: number) => string;
  /** Counting has stopped at `total`, and there may be more: it is shown as 约 10000 条. @default false */
  isTotalCapped?: boolean;
  /** Name of the landmark; tell two pagers on one page apart by it. @default '分页' */
  label?: string;
  /** The place around it says itself what has arrived: then the pager speaks only of failures. */
  isSilent?: boolean;
  /** The pager reads no context: hand it the host's locale. @default 'zh-CN' */
  locale?: Locale;
}

/** Turns the pages of a list. Stands in one row in any place from 320 px on. */
export function Pager({ layout = pagerParts, label, isSilent, locale = 'zh-CN', ...props }: PagerProps) {
  const { getHref, isTotalCapped = false, ...options } = props;
  const { state, actions, problems } = usePager(options);
  const parts = [...new Set(layout)].filter((part) => pagerParts.includes(part));
  useWarnings('Pager', [
    ...problems,
    ...(parts.length === layout.length ? [] : [`layout [${layout.join(', ')}] has double or unknown parts`]),
  ]);
  return (
    <PagerView
      state={state}
      actions={actions}
      layout={parts}
      label={label}
      getHref={getHref}
      isTotalCapped={isTotalCapped}
      isSilent={isSilent}
      locale={locale}
    />
  );
}
