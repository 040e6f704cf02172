import * as z from 'zod/mini';

/** A row's id. Accepts the text form that path parameters and queries have on the wire. */
export const id = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(2 ** 53 - 1));

/** An instant, as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Query of every paged list; the page starts at 1. `defaultSize` answers for callers that send no size. */
export const paging = (defaultSize: number, maxSize = 100) => ({
  page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maxSize)), defaultSize),
});

/** One page of rows, and how many rows there are on all pages. */
export const paged = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number() });

/** The answer of calls that only succeed or fail. */
export const done = z.object({});
