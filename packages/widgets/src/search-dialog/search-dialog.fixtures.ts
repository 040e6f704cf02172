import {
  ApiError,
  type SearchApi,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
} from '@shuyuan/api-client';
import type { RecentState } from './recent-keywords.store.ts';
import type { SearchAnswer, SearchState, SearchTab } from './search-state.ts';
import type { SearchActions } from './search-actions.ts';
import type { SearchCalls } from './search-dialog.props.ts';

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A cover in one of the house's inks, so that stories need no server. */
const cover = (sky: string, near: string, far: string) =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${sky}"/>` +
      `<circle cx="238" cy="52" r="20" fill="#F3E6C8"/><path d="M0 118Q96 74 176 112T320 98V180H0z" fill="${far}"/>` +
      `<path d="M0 148Q112 112 224 146T320 138V180H0z" fill="${near}"/></svg>`,
  );

const covers = [
  cover('#1F4A45', '#0F2E2B', '#2F6B62'),
  cover('#EDE3CE', '#B99A5B', '#D8C397'),
  cover('#203040', '#14202B', '#33495C'),
  cover('#DDE9E5', '#5C8F85', '#9CC0B8'),
];

type Draft = [type: SearchResult['resource_type'], title: string, snippet: string];

const drafts: Draft[] = [
  [
    'article',
    '用一根影子量出地球',
    '数学不只在纸上：公元前三世纪，埃拉托色尼站在院子里看自己的影子，用一个角和一段路算出了地球的周长。',
  ],
  [
    'vod',
    '数学建模入门：从问题到方程',
    '十二讲，带你把生活里的问题写成数学式子。每一讲有一份可以自己动手的作业，先生逐份批改。',
  ],
  ['video', '一张图证明勾股定理', '三分钟，一块黑板，不用一个字的数学证明。'],
  ['anthology', '数学家的书桌', '二十一篇文章，写数学家怎样读书、怎样算错、怎样在散步的时候想通一件事。'],
  ['combo', '数学之美：一年的专栏', ''],
  [
    'article',
    '班里有两个人同一天生日，奇怪吗',
    '…这道题常被叫作生日悖论，其实里面并没有矛盾，只是直觉骗了人。数学的用处，就是在直觉不可靠的地方替我们站稳…',
  ],
  ['video', '住满了的旅馆，怎样再住一位客人', '希尔伯特的旅馆：数学里的无穷，比你想的更有礼貌。'],
  ['vod', 'Python与数学：会编程的人怎样做题', 'MATH与 ｍａｔｈ：大小写与全半角都认得。'],
  ['article', '合上书，再学一遍', '先读懂，再合上书默写，数学课本里最旧也最有用的办法。'],
  [
    'article',
    '<script>alert("数学")</script> 为什么不该出现在标题里',
    '标题里的标签只是字：<img src=x onerror=alert(1)> 数学课上也一样。',
  ],
];

/** Where words stand in a text, as the server says it. */
function marksIn(text: string, ...words: string[]): [number, number][] {
  const marks: [number, number][] = [];
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      marks.push([at, at + word.length]);
  return marks.sort(([a], [b]) => a - b);
}

function resultSaying(id: number, [resource_type, title, snippet]: Draft, ...words: string[]): SearchResult {
  return {
    id,
    resource_type,
    resource_id: 100 + id,
    title,
    title_marks: marksIn(title, ...words),
    thumb: id % 5 === 4 ? '' : covers[id % covers.length]!,
    p: '',
    snippet,
    snippet_marks: marksIn(snippet, ...words),
    labels: [],
    count: null,
  };
}

/** Ten results of a search for mathematics. */
const mathRows = drafts.map((draft, index) => resultSaying(index + 1, draft, '数学'));

/** A teacher, a category, and content that is found by the name of either. */
const kindRows: SearchResult[] = [
  {
    ...resultSaying(21, ['teacher', '沈数学', '写作老师，教了二十年。'], '数学'),
    thumb: '',
    count: 3,
  },
  { ...resultSaying(22, ['course_category', '数学', ''], '数学'), thumb: '', count: 12 },
  { ...resultSaying(23, ['vod', '动手学几何', '用一把尺和一支笔。'], '数学'), labels: ['数学'] },
  { ...resultSaying(24, ['paper', '数学小测', ''], '数学'), thumb: '' },
  { ...resultSaying(25, ['problem', '数学题看不懂怎么办？', '题目里的字都认得。'], '数学'), thumb: '' },
];

const kindCounts = { vod: 1, problem: 1, teacher: 1, paper: 1, course_category: 1 };

const mathCounts = { article: 9, anthology: 2, video: 5, vod: 4, combo: 3 };

const kindsOfRows = mathRows.map(({ resource_type }) => resource_type);

/** What a server would answer that knows 23 things about mathematics. */
export function mathPage({ type, page, size }: Partial<SearchQuery>): SearchPage {
  const at = page ?? 1;
  const perPage = size ?? 10;
  const total = type ? (mathCounts[type as keyof typeof mathCounts] ?? 0) : 23;
  const rows = type ? mathRows.filter((_, index) => kindsOfRows[index] === type) : mathRows;
  const count = Math.max(0, Math.min(perPage, total - (at - 1) * perPage));
  const data = Array.from({ length: count }, (_, index) => {
    const model = rows[index % rows.length]!;
    const id = (at - 1) * perPage + index + 1;
    return { ...model, id, resource_id: 100 + id };
  });
  return { data, total, counts: mathCounts };
}

const answerTo = (tab: SearchTab, page: number, rest: Partial<SearchAnswer> = {}): SearchAnswer => ({
  to: { keyword: '数学', tab, page },
  rows: mathRows,
  total: 23,
  counts: mathCounts,
  ...rest,
});

const searching: SearchState = {
  draft: '数学',
  tab: '0',
  results: { status: 'ready', answer: answerTo('0', 1) },
  suggestions: null,
  activeId: null,
  answers: 0,
};

const asked = { keyword: '数学', tab: '0', page: 1 } as const;

/** Every state of a search, named. */
export const searchStates = {
  found: searching,
  active: { ...searching, activeId: 2 },
  few: {
    ...searching,
    tab: 'combo',
    results: {
      status: 'ready',
      answer: answerTo('combo', 1, { rows: [mathRows[4]!, mathRows[3]!], total: 2 }),
    },
  },
  loading: { ...searching, results: { status: 'loading', asked, before: null, isSlow: true } },
  nothing: {
    ...searching,
    draft: '炼金术',
    results: {
      status: 'ready',
      answer: answerTo('0', 1, {
        to: { ...asked, keyword: '炼金术' },
        rows: [],
        total: 0,
        counts: {},
      }),
    },
  },
  nothingHere: {
    ...searching,
    tab: 'anthology',
    results: {
      status: 'ready',
      answer: answerTo('anthology', 1, { rows: [], total: 0, counts: { article: 9, video: 5 } }),
    },
  },
  failed: { ...searching, results: { status: 'failed', asked, kind: 'network', message: null } },
  refused: {
    ...searching,
    results: { status: 'failed', asked, kind: 'business', message: '搜索太频繁了，请12秒后再试' },
  },
  suggested: {
    ...searching,
    draft: '数',
    results: { status: 'none' },
    suggestions: { keyword: '数', rows: mathRows.slice(0, 8) },
  },
  kinds: {
    ...searching,
    results: { status: 'ready', answer: answerTo('0', 1, { rows: kindRows, total: 5, counts: kindCounts }) },
  },
  categories: {
    ...searching,
    tab: 'category',
    results: {
      status: 'ready',
      answer: answerTo('category', 1, { rows: kindRows.slice(1, 2), total: 1, counts: kindCounts }),
    },
  },
  recent: { ...searching, draft: '', results: { status: 'none' } },
  narrowed: { ...searching, draft: '学', results: { status: 'none' } },
} satisfies Record<string, SearchState>;

const names = ['数学建模', '机器学习', '昆曲', '考研英语', '《红楼梦》后四十回是谁写的', 'Python入门'];

const keywordRows = names.map((name, index) => ({ id: index + 1, name }));

const listed: RecentState = {
  rows: keywordRows.map((row) => ({ ...row, isSent: true })),
  isReady: true,
  isLocal: false,
  doubted: null,
  isAllDoubted: false,
  removed: null,
  news: null,
  newsId: 0,
};

/** Every state of the recent keywords, named. */
export const recentStates = {
  listed,
  none: { ...listed, rows: [] },
  reading: { ...listed, rows: [], isReady: false },
  local: { ...listed, isLocal: true },
  removed: {
    ...listed,
    rows: listed.rows.filter(({ name }) => name !== '昆曲'),
    removed: '昆曲',
    news: { kind: 'removed', name: '昆曲' },
  },
  notCleared: { ...listed, news: { kind: 'notCleared', name: '' } },
  notRemoved: { ...listed, news: { kind: 'failed', name: '昆曲' } },
} satisfies Record<string, RecentState>;

const nothing = () => undefined;

/** For pictures that nobody presses. */
export const stillActions: SearchActions = {
  onDraft: nothing,
  onComposition: nothing,
  onKey: nothing,
  onClear: nothing,
  onInputKey: nothing,
  onListKey: nothing,
  onSearchFor: nothing,
  onTab: nothing,
  onPage: async () => {},
  onRetry: nothing,
  onOpen: nothing,
  onScroll: nothing,
  onDoubt: nothing,
  onRemove: nothing,
  onDoubtAll: nothing,
  onRemoveAll: nothing,
  onUndo: nothing,
  onClose: nothing,
};

export const unreachable = () =>
  Promise.reject(new ApiError({ kind: 'network', message: 'Failed to fetch' }));

/** A server that knows much about mathematics, and six recent keywords. */
export function mathSearch(own: Partial<SearchCalls> = {}): SearchApi {
  return {
    find: async (query) =>
      query.keywords.includes('数学') ? mathPage(query) : { data: [], total: 0, counts: {} },
    suggest: async (keywords) => (keywords.includes('数') ? mathPage({}).data.slice(0, 8) : []),
    keywords: async () => keywordRows,
    deleteKeywords: async () => ({}),
    ...own,
  };
}
