import type { ManagedAnthology } from '@shuyuan/api-client/manage';
import { oneOf, pageOf, writes } from './manage-answers.fixtures.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const article = (id: number, title: string, isRemoved = false) => ({ id, title, is_removed: isRemoved });

const contents: ManagedAnthology['contents'] = [
  { name: '', articles: [article(4, '朱子读书法：六句话用了八百年')] },
  {
    name: '想得到的',
    articles: [article(3, '班里有两个人同一天生日，奇怪吗'), article(9, '一篇删掉的旧文', true)],
  },
];

const anthologies: ManagedAnthology[] = ['数学散步', '一部标题特别长、长到一行放不下的文集'].map(
  (title, index) => ({
    id: 2 - index,
    title,
    thumb: '',
    category: { id: 3, name: '数理' },
    category_id: 3,
    author: index === 0 ? { id: 3, nick_name: '何述' } : null,
    status: (['published', 'draft'] as const)[index]!,
    published_at: [at(300), null][index]!,
    charge: [22, 0][index]!,
    is_vip_free: index === 0,
    articles_count: [3, 0][index]!,
    short_description: '从影子走到旅馆。',
    render_description: '<p>不用纸笔也能想的数学。</p>',
    tag_ids: index === 0 ? [1] : [],
    contents: index === 0 ? contents : [],
    created_at: at(400 + index),
    updated_at: at(20 + index * 30),
  }),
);

/** Anthologies where everything works. */
export const anthologiesWork = {
  manageAnthologies: { ...writes, list: pageOf(anthologies, ({ title }) => title), find: oneOf(anthologies) },
};
