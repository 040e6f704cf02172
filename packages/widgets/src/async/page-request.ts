import { createLatestCall } from './latest-call.ts';

/** One page as a server answers it. */
export interface PageAnswer<Row> {
  data: readonly Row[];
  total: number;
}

export interface PageSource<Place extends { page: number }, Row> {
  /** Rows on one page. */
  pageSize: number;
  ask: (place: Place, options: { signal: AbortSignal }) => Promise<PageAnswer<Row>>;
}

/** Asks for one page of a list, or for the last one where there are fewer. The newest request wins. */
export function createPageRequest<Place extends { page: number }, Row>({
  pageSize,
  ask,
}: PageSource<Place, Row>) {
  const calls = createLatestCall();
  return {
    /** Resolves to undefined when it was overtaken. `page`: the one that came. */
    request: (place: Place) =>
      calls.run(async ({ signal }) => {
        let { page } = place;
        for (;;) {
          const answer = await ask({ ...place, page }, { signal });
          const last = Math.max(1, Math.ceil(answer.total / pageSize));
          if (page <= last || signal.aborted) return { ...answer, page };
          page = last;
        }
      }),
    stop: calls.stop,
  };
}
