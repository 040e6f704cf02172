import type { StudiedArticle, StudyQuery } from '@shuyuan/api-client';

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

const subjects: [title: string, category: string][] = [
  ['慢慢读，才读得远', '读书'],
  ['把一句话写清楚', '写作'],
  ['用一根影子量出地球', '数理'],
  ['变量名是写给人看的', '编程'],
  ['合上书，再学一遍', '读书'],
  ['改稿的四遍：每一遍只改一样，改完再看下一样，最后一遍大声读出来给自己听', '写作'],
  ['班里有两个人同一天生日，奇怪吗', '数理'],
  ['在书页边上写字', '读书'],
];

const categories = ['读书', '写作', '数理', '编程'];

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
function studiedArticleAt(index: number): StudiedArticle {
  const [title, category] = subjects[index % subjects.length] ?? ['', ''];
  const doing = doings[index % doings.length]!;
  const older = Math.floor(index / doings.length) * 400;
  const round = Math.floor(index / subjects.length);
  const since = (hours: number | null) => ago(hours === null ? null : hours + older);
  return {
    article: {
      id: 301 + index,
      title: round === 0 ? title : `${title}（${round + 1}）`,
      thumb: pictures[index % pictures.length] ?? '',
      short_description: '读得慢一点，记得久一点。',
      category: { id: categories.indexOf(category) + 1, name: category },
      author: { id: 3, avatar: '', nick_name: '陆怀谷' },
      view_times: 123 + index,
      comments_count: index % 7,
      read_minutes: (index % 9) + 2,
      published_at: new Date(now - (30 * 24 + index) * hour).toISOString(),
      charge: doing.charge,
      is_vip_free: doing.isVipFree,
    },
    progress: doing.progress,
    studied_at: since(doing.studied),
    subscribed_at: since(doing.subscribed),
    collected_at: since(doing.collected),
  };
}

export const studiedArticlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => studiedArticleAt(index));

const momentOf = {
  learning: ({ studied_at }: StudiedArticle) => studied_at,
  subscribed: ({ subscribed_at }: StudiedArticle) => subscribed_at,
  collected: ({ collected_at }: StudiedArticle) => collected_at,
};

/** A page of a tab, as the server answers it: the latest first. */
export function pageOfTab(all: readonly StudiedArticle[], { scene: tab, page = 1, size = 10 }: StudyQuery) {
  const moment = (row: StudiedArticle) => momentOf[tab](row) ?? '';
  const rows = all.filter((row) => moment(row) !== '').toSorted((a, b) => moment(b).localeCompare(moment(a)));
  return { data: rows.slice((page - 1) * size, page * size), total: rows.length };
}
