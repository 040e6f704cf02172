import { contract } from '@shuyuan/api-client/contract';
import { createCalls } from '../testing/calls.fixtures.ts';
import type { FormDeclaration, WrittenResource, WrittenRow } from './resource-form.types.ts';

interface Notice extends WrittenRow {
  title: string;
  content: string;
  created_at: string;
}

/** Announcements as a page would declare them, by the contract's own schema. */
export const noticeForm: FormDeclaration = {
  name: 'announcement',
  fields: [
    { kind: 'text', name: 'title', label: '标题', isRequired: true },
    { kind: 'multi-line', name: 'content', label: '内容', isRequired: true },
  ],
  blank: { title: '', content: '' },
  loadSchema: async () => contract.manageAnnouncements.store.body,
  titleOf: ({ title }) => `“${String(title)}”`,
};

/** Categories, which have a number beside their name. */
export const categoryForm: FormDeclaration = {
  name: 'articleCategory',
  fields: [
    { kind: 'text', name: 'name', label: '名称', isRequired: true },
    { kind: 'number', name: 'sort', label: '顺序', description: '小的在前', min: 0 },
  ],
  blank: { name: '', sort: 0 },
  loadSchema: async () => contract.manageArticleCategories.store.body,
  titleOf: ({ name }) => `“${String(name)}”`,
};

/** One announcement in memory. Each call can be held back, made to fail, or lose its answer. */
export function createNoticeBackend() {
  const first = '2026-03-01T02:00:00.000Z';
  let notice: Notice = {
    id: 7,
    title: '春季共读开始了',
    content: '<p>每周三晚八点</p>',
    created_at: first,
    updated_at: first,
  };
  const { called, controls } = createCalls<'find' | 'store' | 'update'>();
  /** What was added, by the key that it came under. */
  const added = new Map<string, number>();
  const resource: WrittenResource<Notice> = {
    find: (id) => called('find', id, () => notice),
    store: (values, options) =>
      called('store', values, () => {
        const key = options?.idempotencyKey ?? '';
        const id = added.get(key) ?? 8 + added.size;
        added.set(key, id);
        return { action_id: 1, id };
      }),
    update: (id, change, seenAt) =>
      called('update', { id, change, seenAt }, () => {
        notice = { ...notice, ...change, updated_at: '2026-03-01T03:00:00.000Z' };
        return { action_id: 2, updated_at: notice.updated_at };
      }),
  };
  return {
    resource,
    ...controls,
    addedCount: () => added.size,
    /** Somebody else saves. */
    changeElsewhere: (part: Partial<Notice>) => void (notice = { ...notice, ...part }),
  };
}
