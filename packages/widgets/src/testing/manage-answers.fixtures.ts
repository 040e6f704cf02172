import { Refusal } from './scenario.ts';

export interface Asked {
  query: { page: number; size: number; keywords?: string | undefined };
}

/** One page of rows, found by a part of their name. */
export const pageOf =
  <Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string) =>
  ({ query: { page, size, keywords = '' } }: Asked) => {
    const found = rows.filter((row) => nameOf(row).includes(keywords));
    return { data: found.slice((page - 1) * size, page * size), total: found.length };
  };

/** One of the rows by its id. */
export const oneOf =
  <Row extends { id: number }>(rows: readonly Row[]) =>
  ({ params }: { params: { id: number } }) =>
    rows.find(({ id }) => id === params.id) ?? new Refusal(404, '内容不存在');

/** Of a change that was made. */
export const changed = { action_id: 9 };

/** What the calls answer that write. */
export const writes = {
  store: { action_id: 9, id: 99 },
  update: { action_id: 9, updated_at: new Date(Date.UTC(2026, 2, 2, 2)).toISOString() },
  updateMany: changed,
  remove: changed,
  removeMany: changed,
  exportRows: { filename: 'export.csv', type: 'text/csv', content: 'aWQ=' },
};
