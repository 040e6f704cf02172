import type { ManageAnnouncementsContract, ResourceRow } from '@shuyuan/api-client/manage';
import { createCalls } from '../testing/calls.fixtures.ts';
import type { ListedResource } from './resource-list.types.ts';

/** A row of the announcements. */
export type NoticeRow = ResourceRow<ManageAnnouncementsContract>;

const titles = [
  '春季共读开始了：每周三晚八点，在文章下面一起讨论',
  '服务器维护：本周日凌晨一点到三点不能登录',
  '新的一批文章上线',
  '关于会员续费的说明',
];

/** So many announcements, the latest first. */
const noticeRows = (count: number): NoticeRow[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 2, 1, 2) - index * 3_600_000).toISOString();
    return { id: count - index, title: titles[index % titles.length]!, created_at: at, updated_at: at };
  });

/** Announcements in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createNoticesBackend(count = 45) {
  let rows = noticeRows(count);
  let lastAction = 0;
  const lost = new Set<number>();
  const { called, controls } = createCalls<'list' | 'exportRows' | 'removeMany'>();

  function found(query: Record<string, string | number>) {
    const keywords = String(query['keywords'] ?? '');
    const matching = rows.filter(({ title, id }) => title.includes(keywords) || String(id) === keywords);
    const sorted =
      query['sort'] === 'title'
        ? matching.toSorted((one, other) => one.title.localeCompare(other.title))
        : matching;
    return query['order'] === 'desc' ? sorted.toReversed() : sorted;
  }

  const resource: ListedResource<NoticeRow> = {
    list: (query) =>
      called('list', query, () => {
        const all = found(query);
        const from = (Number(query['page']) - 1) * Number(query['size']);
        return { data: all.slice(from, from + Number(query['size'])), total: all.length };
      }),
    exportRows: (query) =>
      called('exportRows', query, () => ({
        filename: `announcement.${query.format}`,
        type: 'text/csv',
        content: 'aWQ=',
      })),
    exportChosen: (ids, query) =>
      called('exportRows', { ...query, ids }, () => ({
        filename: `announcement.${query.format}`,
        type: 'text/csv',
        content: 'aWQ=',
      })),
    removeMany: (ids) =>
      called('removeMany', ids, () => {
        const missing = ids.filter((id) => lost.has(id));
        rows = rows.filter(({ id }) => !ids.includes(id));
        lastAction += 1;
        return { action_id: lastAction, missing_ids: missing };
      }),
  };

  return {
    resource,
    ...controls,
    /** Has the server no longer know a row that the list still shows. */
    lose: (id: number) => void lost.add(id),
    /** What an undo does on the server. */
    restore: () => void (rows = noticeRows(count)),
  };
}
