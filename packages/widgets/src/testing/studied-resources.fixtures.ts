import type { ResourceType, StudiedResource, StudyPage, StudyQuery } from '@shuyuan/api-client';

/** The test host's time: 10:00 on a Monday in Shanghai. */
const now = Date.UTC(2026, 2, 2, 2);
const hour = 3_600_000;
const ago = (hours: number | null) => (hours === null ? null : new Date(now - hours * hour).toISOString());

const drawn = (paper: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${paper}"/>${body}</svg>`,
  )}`;

/** What somebody reads, and one article without a picture. */
const pictures = [
  drawn(
    '#1F4A45',
    '<path d="M60 138V52q50-18 100 6 50-24 100-6v86q-50-18-100 6-50-24-100-6z" fill="#F3E6C8"/><path d="M160 58v86" stroke="#B99A5B" stroke-width="3"/>',
  ),
  drawn(
    '#EDE3CE',
    '<path d="M40 140Q120 20 280 44" fill="none" stroke="#6B4B2A" stroke-width="7" stroke-linecap="round"/><path d="M40 140l22-8-10-12z" fill="#1C1B19"/>',
  ),
  drawn(
    '#203040',
    '<circle cx="236" cy="56" r="22" fill="#F3E6C8"/><path d="M0 150 90 92l60 38 70-52 100 72v30H0z" fill="#33495C"/>',
  ),
  '',
];

const subjects = [
  '慢慢读，才读得远',
  '把一句话写清楚',
  '用一根影子量出地球',
  '变量名是写给人看的',
  '合上书，再学一遍',
  '改稿的四遍：每一遍只改一样，改完再看下一样，最后一遍大声读出来给自己听',
  '班里有两个人同一天生日，奇怪吗',
  '在书页边上写字',
];

/** What somebody has done with the article: hours since, null for what they have not. */
interface Doings {
  progress: number;
  studied: number | null;
  subscribed: number | null;
  collected: number | null;
  charge: number;
  isVipFree: boolean;
}

const doings: Doings[] = [
  { progress: 42, studied: 3, subscribed: null, collected: null, charge: 0, isVipFree: false },
  { progress: 88, studied: 26, subscribed: 50, collected: 60, charge: 9, isVipFree: true },
  { progress: 0, studied: null, subscribed: null, collected: 5, charge: 12, isVipFree: true },
  { progress: 100, studied: 75, subscribed: null, collected: 300, charge: 0, isVipFree: false },
  { progress: 0, studied: null, subscribed: 30, collected: null, charge: 19, isVipFree: false },
  { progress: 7, studied: 200, subscribed: null, collected: 201, charge: 6, isVipFree: false },
];

/** The article with this number: the first six show every state, and the others repeat them, longer ago. */
function studiedArticleAt(index: number): StudiedResource {
  const title = subjects[index % subjects.length] ?? '';
  const doing = doings[index % doings.length]!;
  const older = Math.floor(index / doings.length) * 400;
  const round = Math.floor(index / subjects.length);
  const since = (hours: number | null) => ago(hours === null ? null : hours + older);
  return {
    resource: {
      type: 'article',
      id: 301 + index,
      state: 'published',
      title: round === 0 ? title : `${title}（${round + 1}）`,
      thumb: pictures[index % pictures.length] ?? '',
      short_description: '读得慢一点，记得久一点。',
      published_at: new Date(now - (30 * 24 + index) * hour).toISOString(),
      charge: doing.charge,
      is_vip_free: doing.isVipFree,
      extent: (index % 9) + 2,
    },
    progress: doing.progress,
    studied_at: since(doing.studied),
    subscribed_at: since(doing.subscribed),
    collected_at: since(doing.collected),
  };
}

export const studiedArticlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => studiedArticleAt(index));

const gone = {
  state: 'gone',
  title: '',
  thumb: '',
  published_at: null,
  charge: 0,
  is_vip_free: false,
} as const;

/** An article, and beside it one of each other type: a course that is hidden and theirs, an anthology, a paper, and an article that is gone. */
export const studiedOfAllTypes: readonly StudiedResource[] = (
  [
    { type: 'article', id: 301 },
    { type: 'course', id: 301, state: 'hidden', title: '从删改开始学写作', extent: 12, charge: 199 },
    { type: 'anthology', id: 41, title: '灯下读帖', extent: 8, charge: 29, thumb: '' },
    { type: 'paper', id: 51, title: '期中测验', extent: 60, thumb: '' },
    { type: 'article', id: 399, ...gone, short_description: '', extent: 0 },
  ] as const satisfies (Partial<StudiedResource['resource']> & { type: ResourceType })[]
).map((part, index) => {
  const row = studiedArticleAt(index);
  return {
    ...row,
    resource: { ...row.resource, charge: 0, is_vip_free: false, ...part },
    progress: [42, 50, 0, 100, 0][index] ?? 0,
    studied_at: ago([3, 20, null, 40, null][index] ?? null),
    subscribed_at: ago(part.type === 'course' ? 90 : null),
    collected_at: ago(5 + index),
  };
});

const momentOf = {
  learning: ({ studied_at }: StudiedResource) => studied_at,
  subscribed: ({ subscribed_at }: StudiedResource) => subscribed_at,
  collected: ({ collected_at }: StudiedResource) => collected_at,
};

/** A page of a tab, as the server answers it: the latest first. */
export function pageOfTab(
  all: readonly StudiedResource[],
  { scene: tab, type, page = 1, size = 10 }: StudyQuery,
): StudyPage {
  const moment = (row: StudiedResource) => momentOf[tab](row) ?? '';
  const ofTab = all.filter((row) => moment(row) !== '');
  const rows = ofTab
    .filter(({ resource }) => type === undefined || resource.type === type)
    .toSorted((a, b) => moment(b).localeCompare(moment(a)));
  const byType = Object.groupBy(ofTab, ({ resource }) => resource.type);
  return {
    data: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    counts: Object.fromEntries(Object.entries(byType).map(([each, some]) => [each, some.length])),
  };
}
