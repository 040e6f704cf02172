import type { ManagedArticle, ManagedArticleCategory } from '@shuyuan/api-client/manage';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import type { ArticleEditorProps } from './article-editor.tsx';

type CallName = 'find' | 'store' | 'update' | 'categories';

const start = Date.UTC(2026, 2, 2, 2);

export const managedCategories: ManagedArticleCategory[] = [
  { id: 3, name: '数学', sort: 1, articles_count: 12, created_at: '2026-01-01T00:00:00.000Z' },
  { id: 4, name: '语文', sort: 2, articles_count: 7, created_at: '2026-01-01T00:00:00.000Z' },
].map((category) => ({ ...category, updated_at: '2026-01-01T00:00:00.000Z' }));

/** A draft that was written yesterday. */
export const managedArticle = (part: Partial<ManagedArticle> = {}): ManagedArticle => ({
  id: 71,
  title: '班里有两个人同一天生日，奇怪吗',
  thumb: '',
  category: { id: 3, name: '数学' },
  author: { id: 9, nick_name: '沈知行', avatar: '' },
  status: 'draft',
  published_at: null,
  charge: 0,
  is_vip_free: false,
  view_times: 0,
  character_count: 20,
  created_at: '2026-03-01T02:00:00.000Z',
  updated_at: '2026-03-01T02:00:00.000Z',
  short_description: '五十个人的班里，没有同一天生日才奇怪。',
  render_content: '<h2>先猜一个数</h2><p>二十三个人，就过了一半。</p>',
  paid_content: '',
  tag_ids: [],
  ...part,
});

export const managedTags = [
  { id: 1, name: '慢读' },
  { id: 2, name: '动手试试' },
  { id: 3, name: '把问题变小' },
];

export interface ArticleBackendOptions {
  articles?: readonly ManagedArticle[];
  /** Wall time of the server. @default the test host's, one second further at each change */
  now?: () => number;
}

/** The articles of a school, in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createArticleBackend({ articles = [managedArticle()], now }: ArticleBackendOptions = {}) {
  const rows = new Map(articles.map((article) => [article.id, article]));
  const answered = new Map<string, { id: number; body: string }>();
  const { called, controls } = createCalls<CallName>();
  let lastId = 100;
  let ticks = 0;
  const stamp = () => new Date(now?.() ?? start + (ticks += 1) * 1000).toISOString();

  function find(id: number) {
    const article = rows.get(id);
    if (!article) throw refusal('文章不存在', 404);
    return article;
  }

  type Body = Parameters<ArticleEditorProps['articles']['update']>[1];

  function write(id: number, { category_id, ...rest }: Body, before: ManagedArticle) {
    const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const category =
      category_id === undefined
        ? before.category
        : (managedCategories.find((one) => one.id === category_id) ?? null);
    const updatedAt = stamp();
    rows.set(id, { ...before, ...named, category, id, updated_at: updatedAt });
    return updatedAt;
  }

  const articlesApi: ArticleEditorProps['articles'] = {
    find: (id) => called('find', id, () => find(id)),
    store: (body, options) =>
      called('store', body, () => {
        const key = options?.idempotencyKey ?? '';
        const text = JSON.stringify(body);
        const before = answered.get(key);
        if (before && before.body !== text) throw refusal('这个键已经用过', 400);
        if (before) return { id: before.id, action_id: before.id };
        const id = (lastId += 1);
        write(id, body, managedArticle({ id, title: '', render_content: '', short_description: '' }));
        answered.set(key, { id, body: text });
        return { id, action_id: id };
      }),
    update: (id, change, seenAt) =>
      called('update', { id, change, seenAt }, () => {
        const before = find(id);
        if (seenAt !== undefined && seenAt !== before.updated_at) throw refusal('别人改过了', 409);
        return { updated_at: write(id, change, before), action_id: 1 };
      }),
  };
  const categories: ArticleEditorProps['categories'] = {
    list: (query) =>
      called('categories', query, () => ({ data: managedCategories, total: managedCategories.length })),
  };

  return {
    articles: articlesApi,
    categories,
    ...controls,
    stored: (id = 71) => rows.get(id),
    count: () => rows.size,
    /** Somebody else has changed it. */
    changeElsewhere: (part: Partial<ManagedArticle>, id = 71) =>
      void rows.set(id, { ...find(id), ...part, updated_at: stamp() }),
    remove: (id = 71) => void rows.delete(id),
    /** What each change has named, in order. */
    sent: () =>
      controls.calls.flatMap(({ name, input }) =>
        name === 'update' ? [(input as { change: Body }).change] : [],
      ),
  };
}

export type ArticleBackend = ReturnType<typeof createArticleBackend>;
