import type {
  ComboCard,
  ComboDetail,
  ComboList,
  ReviewList,
  VideoCard,
  VideoDetail,
  VideoList,
  VideoPlay,
} from '@shuyuan/api-client';

/** A level picture, so that stories need no server. */
const sheet = (ground: string, line: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/>` +
      `<path d="M96 112h320M96 168h448M96 224h240" stroke="${line}" stroke-width="20"/></svg>`,
  )}`;

const covers = [sheet('#1F4A45', '#F3E6C8'), sheet('#EDE3CE', '#A9583E'), sheet('#203040', '#9CC0B8')];

const categories = [
  { id: 1, name: '读写' },
  { id: 2, name: '数理' },
];

const teacher = { id: 1, name: '沈砚秋', avatar: '', title: '写作老师' };

const videoTitles = ['一句话的三种删法', '影子怎样量出地球', '给变量起名字'];

function videoFixture(id: number, video: Partial<VideoCard> = {}): VideoCard {
  const index = (id - 1) % videoTitles.length;
  return {
    id,
    title: videoTitles[index]!,
    thumb: covers[index]!,
    short_description: '一张纸、一支笔，跟着改一遍。',
    category: categories[index % 2]!,
    teacher,
    duration: [312, 654, 1289][index]!,
    view_num: [1204, 86, 0][index]!,
    user_count: [86, 12, 0][index]!,
    published_at: '2026-02-20T02:00:00.000Z',
    charge: [19, 29, 0][index]!,
    is_vip_free: index === 1,
    free_seconds: index === 0 ? 60 : 0,
    ...video,
  };
}

const counted = { videos_count: 2, children: [{ id: 3, name: '写作', videos_count: 1 }] };

export const videoListFixture: VideoList = {
  data: { data: [1, 2, 3].map((id) => videoFixture(id)), total: 3 },
  categories: categories.map((category) => ({ ...category, ...counted })),
};

export const videoDetailFixture = (video: Partial<VideoDetail['video']> = {}): VideoDetail => ({
  video: {
    ...videoFixture(1),
    render_description: '<p>准备一张写满字的纸。</p>',
    ban_drag: false,
    can_watch: false,
    is_buy: false,
    is_collect: false,
    is_thumbs_up: false,
    thumbs_up_count: 12,
    ...video,
  },
  course: null,
  progress: null,
});

export const videoPlayFixture: VideoPlay = { urls: [], free_seconds: null, captions: [], watermark: null };

const comboTitles = ['写作一百天', '用数学看世界', '从零开始写程序'];

function comboFixture(id: number): ComboCard {
  const index = (id - 1) % comboTitles.length;
  return {
    id,
    title: comboTitles[index]!,
    thumb: covers[index]!,
    short_description: '两门课、三段视频、五篇文章，顺着一条路走到底。',
    category: categories[index % 2]!,
    teacher,
    items_count: 4,
    duration: 9260,
    user_count: [42, 7, 0][index]!,
    published_at: '2026-02-20T02:00:00.000Z',
    charge: [199, 149, 0][index]!,
    original_charge: index === 0 ? 268 : 0,
    is_vip_free: index === 1,
  };
}

export const comboListFixture: ComboList = {
  data: { data: [1, 2, 3].map(comboFixture), total: 3 },
  categories: categories.map((category) => ({
    ...category,
    combos_count: 2,
    children: [{ id: 3, name: '写作', combos_count: 1 }],
  })),
};

const item = { thumb: '', can_watch: false, is_owned: false, progress: 0 };

export const comboDetailFixture = (combo: Partial<ComboDetail['combo']> = {}): ComboDetail => ({
  combo: {
    ...comboFixture(1),
    render_description: '<p>每天二十分钟，写满一百天。</p>',
    teacher: { ...teacher, short_description: '写了二十年，教了十年。' },
    can_watch: false,
    is_buy: false,
    opened_by: null,
    until: null,
    ended: null,
    progress: 0,
    is_collect: false,
    is_thumbs_up: false,
    thumbs_up_count: 12,
    ...combo,
  },
  next: { type: 'course', resource_id: 1, title: '把话写清楚', state: 'continue' },
  chapters: [
    {
      id: 1,
      title: '先会删',
      items: [
        {
          ...item,
          id: 1,
          type: 'course',
          resource_id: 1,
          title: '把话写清楚',
          duration: 2897,
          charge: 99,
          is_owned: true,
          can_watch: true,
        },
        {
          ...item,
          id: 2,
          type: 'video',
          resource_id: 1,
          title: '一句话的三种删法',
          duration: 312,
          charge: 19,
        },
      ],
    },
    {
      id: 2,
      title: '再会写',
      items: [
        {
          ...item,
          id: 3,
          type: 'article',
          resource_id: 7,
          title: '把一句话写清楚',
          duration: 300,
          charge: 0,
          can_watch: true,
        },
        {
          ...item,
          id: 4,
          type: 'video',
          resource_id: 4,
          title: '一封回得来的信',
          duration: 1289,
          charge: null,
        },
      ],
    },
  ],
});

/** Two reviews, of which one is answered. */
export const reviewListFixture: ReviewList = {
  data: {
    data: [
      {
        id: 1,
        user: { id: 41, nick_name: '林知夏', avatar: '' },
        is_anonymous: false,
        rating: 4.7,
        rating1: 5,
        rating2: 4,
        rating3: 5,
        content: '例子短，改法清楚，从第三节起每天都能用上。',
        created_at: '2026-02-28T02:00:00.000Z',
        edited_at: null,
        reply: { content: '谢谢，下一期会加上练习。', created_at: '2026-03-01T02:00:00.000Z' },
      },
      {
        id: 2,
        user: null,
        is_anonymous: true,
        rating: 4,
        rating1: 4,
        rating2: 4,
        rating3: 4,
        content: '讲得慢，正好跟得上。',
        created_at: '2026-02-25T02:00:00.000Z',
        edited_at: null,
        reply: null,
      },
    ],
    total: 2,
  },
  summary: { rating: 4.4, rating1: 4.5, rating2: 4, rating3: 4.5, count: 2, spread: [0, 0, 0, 1, 1] },
  mine: null,
  may: 'not-theirs',
  progress: 0,
};
