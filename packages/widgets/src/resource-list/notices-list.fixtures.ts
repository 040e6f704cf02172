import type { NoticeRow } from './notices-backend.fixtures.ts';
import type { Changed, ListDeclaration } from './resource-list.types.ts';

/** What tests and stories do with rows beside removing them. */
const publish = async (): Promise<Changed> => ({ action_id: 99 });

/** Announcements as a page would declare them, with a filter of each kind and actions with and without a choice. */
export const noticesDeclaration: ListDeclaration<NoticeRow> = {
  name: 'announcement',
  columns: [
    { id: 'title', label: '标题', isRowHeader: true, sort: 'title', cell: ({ title }) => title },
    { id: 'id', label: '编号', align: 'end', width: 'fit', cell: ({ id }) => id },
    {
      id: 'created',
      label: '添加于',
      sort: 'created_at',
      width: 'fit',
      cell: ({ created_at }) => created_at.slice(0, 10),
    },
  ],
  filters: [
    {
      id: 'status',
      label: '状态',
      as: 'tabs',
      choices: [
        { value: 'published', label: '已发布' },
        { value: 'draft', label: '草稿' },
      ],
    },
    {
      id: 'place',
      label: '位置',
      choices: [
        { value: 'home', label: '首页' },
        { value: 'article', label: '文章页' },
      ],
    },
  ],
  actions: [
    {
      id: 'move',
      label: '改位置',
      permission: 'announcement.update',
      choices: [
        { value: 'home', label: '首页' },
        { value: 'article', label: '文章页' },
      ],
      run: publish,
      done: (what, choice) => `已把${what}移到${choice}`,
    },
    {
      id: 'publish',
      label: '发布',
      permission: 'announcement.update',
      run: publish,
      done: (what) => `已发布${what}`,
    },
  ],
  removePermission: 'announcement.delete',
  titleOf: ({ title }) => `“${title}”`,
  noun: { counted: (count) => `${count}条公告`, amount: (count) => `${count}条` },
};
