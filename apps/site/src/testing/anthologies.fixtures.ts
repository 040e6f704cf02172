import type { AnthologyCard, AnthologyDetail, AnthologyList } from '@shuyuan/api-client';

/** An upright picture of hills, so that stories need no server. */
const hills = (sky: string, near: string, far: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${sky}"/>` +
      `<circle cx="215" cy="120" r="36" fill="#F3E6C8"/><path d="M0 250Q90 170 165 250T300 235V400H0z" fill="${far}"/>` +
      `<path d="M0 320Q105 250 210 320T300 305V400H0z" fill="${near}"/></svg>`,
  )}`;

const covers = [
  hills('#1F4A45', '#0F2E2B', '#2F6B62'),
  hills('#EDE3CE', '#B99A5B', '#D8C397'),
  hills('#203040', '#14202B', '#33495C'),
  hills('#DDE9E5', '#5C8F85', '#9CC0B8'),
];

const titles = [
  '慢读入门',
  '记得住的方法',
  '把错找出来',
  '数学散步',
  '给写不长也写不短的人：从一句话到一篇文章',
];

const categories = [
  { id: 1, name: '读书' },
  { id: 2, name: '写作' },
];

export function anthologyFixture(id: number): AnthologyCard {
  const index = (id - 1) % titles.length;
  return {
    id,
    title: titles[index]!,
    thumb: covers[index % covers.length]!,
    short_description: '四篇文章，从一本读不下去的书，读到二十个字里的一座空山。',
    category: categories[id % 2]!,
    author: { id: 3, avatar: '', nick_name: '沈砚秋' },
    articles_count: 4,
    read_minutes: 17,
    published_at: '2026-02-20T02:00:00.000Z',
    charge: [0, 22, 49, 0, 19][index]!,
    is_vip_free: index === 1,
  };
}

export const anthologyListFixture: AnthologyList = {
  data: { data: [1, 2, 3, 4, 5].map(anthologyFixture), total: 5 },
  categories: categories.map((category, index) => ({ ...category, anthologies_count: 3 - index })),
};

export const emptyAnthologyListFixture: AnthologyList = { data: { data: [], total: 0 }, categories: [] };

/** Each article with how far it is read. */
const entries = (progress: readonly number[], isBought: boolean) =>
  [
    { id: 1, title: '怎样读完一本难读的书', charge: 0 },
    { id: 2, title: '在书页边上写字', charge: 0 },
    { id: 3, title: '用一根影子量出地球', charge: 29 },
    { id: 4, title: '二十个字，可以读多久', charge: 39 },
  ].map((entry, index) => ({
    ...entry,
    read_minutes: index + 3,
    can_read: entry.charge === 0 || isBought,
    progress: progress[index] ?? 0,
  }));

interface AnthologyAnswer {
  anthology?: Partial<AnthologyDetail['anthology']>;
  /** Of each article. Left out for a visitor. */
  progress?: readonly number[];
  study?: AnthologyDetail['study'];
}

/** What is answered of an anthology of four articles; of a free one, to a visitor, unless it is said otherwise. */
export function anthologyDetailFixture({ anthology, progress = [], study = null }: AnthologyAnswer = {}) {
  const whole = { ...anthologyFixture(1), can_read: true, is_buy: false, ...anthology };
  const [first, second, third, fourth] = entries(progress, whole.can_read);
  return {
    anthology: {
      ...whole,
      render_description:
        '<p>读书没有捷径，但有顺序。先学会怎样和一本难书相处，再学会在书页边上和它说话。</p><p>四篇加起来不到二十分钟，建议一天一篇。</p>',
    },
    chapters: [
      { id: 1, name: '怎样读', articles: [first!, second!] },
      { id: 2, name: '读什么', articles: [third!, fourth!] },
    ],
    study,
  } satisfies AnthologyDetail;
}

/** One that is for sale, as it is answered to somebody who has not bought it. */
export const soldAnthologyFixture = (anthology: Partial<AnthologyDetail['anthology']> = {}) =>
  anthologyDetailFixture({
    anthology: { ...anthologyFixture(3), can_read: false, ...anthology },
    study: { progress: 0, read_count: 0, next_id: 1 },
  });
