import { useState } from 'react';
import { Pager, type PagerChange, type PagerPart } from '../pager/index.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readList, readNumber, readNumbers, readRich, readText } from './given.ts';
import { withoutNothing } from './without-nothing.ts';

/** Detail of a pager's `page-change`. */
export interface PageChangeDetail extends PagerChange {
  /** The pager shows the new page as pending until this settles, and goes back when it rejects. */
  waitUntil: (wait: Promise<unknown>) => void;
}

/** `<shuyuan-pager total="500">`: holds its page by itself, and takes the one that the page says, each time that it says one. */
export function EmbeddedPager({ given, school, emit }: EmbeddedProps) {
  const said = {
    page: readNumber(given, 'page') ?? 1,
    size: readNumber(given, 'size'),
    times: readRich<Record<string, number>>(given, 'times')?.['page'],
  };
  const [held, setHeld] = useState({ page: said.page, size: said.size, said });
  const isSizeSaid = said.size !== held.said.size;
  const isPageSaid = isSizeSaid || said.page !== held.said.page || said.times !== held.said.times;
  const page = isPageSaid ? said.page : held.page;
  const size = isSizeSaid ? said.size : held.size;
  if (isPageSaid) setHeld({ page, size, said });

  function handleChange(change: PagerChange) {
    const waits: Promise<unknown>[] = [];
    const waitUntil = (wait: Promise<unknown>) => void waits.push(wait);
    if (!emit('page-change', { ...change, waitUntil } satisfies PageChangeDetail)) return;
    const apply = () => setHeld({ ...change, said });
    if (waits.length === 0) return apply();
    return Promise.all(waits).then(apply);
  }

  return (
    <Pager
      total={readNumber(given, 'total') ?? 0}
      page={page}
      locale={school.locale}
      onChange={handleChange}
      {...withoutNothing({
        size,
        sizes: readNumbers(given, 'sizes'),
        layout: readList(given, 'layout') as PagerPart[] | undefined,
        label: readText(given, 'label'),
      })}
    />
  );
}
