import type { CourseCard, CourseDetail, CourseList } from '@shuyuan/api-client';

/** A level picture of a shelf, so that stories need no server. */
const shelf = (wall: string, board: string, [first, second, third]: readonly [string, string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${wall}"/>` +
      `<path d="M0 236h400v12H0z" fill="${board}"/><path d="M96 96h40v140H96z" fill="${first}"/>` +
      `<path d="M144 76h32v160h-32z" fill="${second}"/><path d="M196 236L228 92l30 6-32 138z" fill="${third}"/></svg>`,
  )}`;

const covers = [
  shelf('#1F4A45', '#0F2E2B', ['#F3E6C8', '#B99A5B', '#5C8F85']),
  shelf('#EDE3CE', '#B99A5B', ['#1F4A45', '#A9583E', '#5C8F85']),
  shelf('#203040', '#14202B', ['#9CC0B8', '#D8C397', '#51708A']),
  shelf('#DDE9E5', '#5C8F85', ['#0F2E2B', '#B99A5B', '#2F6B62']),
];

const titles = [
  '把话写清楚',
  '动手学几何',
  '从零写一个小程序',
  '慢读一首诗',
  '给写不长也写不短的人：从一句话到一篇文章',
];

const categories = [
  { id: 1, name: '读写' },
  { id: 2, name: '数理' },
];

const teachers = [
  { id: 1, name: '沈砚秋', avatar: '', title: '写作老师' },
  { id: 2, name: '方小舟', avatar: '', title: '数学与编程老师' },
];

function courseFixture(id: number): CourseCard {
  const index = (id - 1) % titles.length;
  return {
    id,
    title: titles[index]!,
    thumb: covers[index % covers.length]!,
    short_description: '八节课，从一个通顺的句子，写到一封让人愿意回的信。',
    category: categories[index % 2]!,
    teacher: teachers[index % 2]!,
    level: ([1, 2, 3, 1, 4] as const)[index]!,
    lessons_count: 6,
    duration: 2897,
    user_count: [128, 36, 0, 12, 7][index]!,
    published_at: '2026-02-20T02:00:00.000Z',
    charge: [99, 129, 0, 0, 49][index]!,
    is_vip_free: index === 1,
    has_trial: index === 0,
    is_on_sale: index !== 4,
  };
}

export const courseListFixture: CourseList = {
  data: { data: [1, 2, 3, 4, 5].map(courseFixture), total: 5 },
  categories: [
    {
      ...categories[0]!,
      courses_count: 3,
      children: [
        { id: 3, name: '写作', courses_count: 2 },
        { id: 4, name: '诗词', courses_count: 1 },
      ],
    },
    { ...categories[1]!, courses_count: 2, children: [] },
  ],
  professions: [
    { id: 1, name: '编辑' },
    { id: 2, name: '中学数学教师' },
  ],
};

export const emptyCourseListFixture: CourseList = {
  data: { data: [], total: 0 },
  categories: [],
  professions: [],
};

const lesson = {
  duration: 0,
  is_free: false,
  free_seconds: 0,
  can_watch: false,
  is_studied: false,
  article_id: null,
  video_id: null,
  paper_id: null,
  has_file: false,
  starts_at: null,
  live_url: '',
};

const chapters: CourseDetail['chapters'] = [
  {
    id: 1,
    title: '句子',
    lessons: [
      {
        ...lesson,
        id: 1,
        kind: 'video',
        title: '开课：为什么要删',
        video_id: 1,
        duration: 312,
        is_free: true,
        can_watch: true,
      },
      {
        ...lesson,
        id: 2,
        kind: 'video',
        title: '谁，做了什么',
        duration: 654,
        video_id: 2,
        free_seconds: 60,
      },
      { ...lesson, id: 3, kind: 'article', title: '把一句话写清楚', article_id: 7 },
    ],
  },
  {
    id: 2,
    title: '段落与信',
    lessons: [
      { ...lesson, id: 4, kind: 'attachment', title: '讲义与练习', has_file: true },
      {
        ...lesson,
        id: 5,
        kind: 'live',
        title: '一起改一封信',
        duration: 3723,
        // The same words in every zone.
        starts_at: new Date(2026, 2, 2, 20).toISOString(),
      },
      { ...lesson, id: 6, kind: 'article', title: '给一个具体的人写信', article_id: 8 },
    ],
  },
];

/** A course of six lessons in two chapters that is for sale, as it is answered to a visitor, unless it is said otherwise. */
export function courseDetailFixture(course: Partial<CourseDetail['course']> = {}): CourseDetail {
  const { teacher, ...card } = courseFixture(1);
  const whole = {
    can_watch: false,
    is_buy: false,
    opened_by: null,
    until: null,
    ended: null,
    is_collect: false,
    is_thumbs_up: false,
    thumbs_up_count: 36,
    progress: 0,
    ...course,
  };
  return {
    course: {
      ...card,
      teacher: teacher && { ...teacher, short_description: '教了二十年写作，改过的稿子比写过的多。' },
      tags: [{ id: 1, name: '动手试试' }],
      profession: { id: 1, name: '编辑' },
      outcomes: [
        '找出一句话里真正的主语和动词',
        '让每一段只说一件事',
        '写一封让人愿意回的信',
        '改自己的稿子，不再只会从头重写',
      ],
      study_days: null,
      is_recommended: true,
      sold_until: null,
      rating: 4.8,
      reviews_count: 36,
      render_description:
        '<p>写不清楚，多半是还没有想清楚。这门课从删改入手：先找到一句话里真正的主语和动词，再让每一段只说一件事。</p><p>每节课后都有一段要改的文字，改完再听下一节。</p>',
      ...whole,
    },
    chapters: chapters.map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((one) => ({ ...one, can_watch: one.can_watch || whole.can_watch })),
    })),
    trials: [1, 2],
    attachments: [
      { id: 1, name: '全书讲义', bytes: 1_843_200, extension: 'pdf', only_buyer: true },
      { id: 2, name: '课程大纲', bytes: 48_000, extension: 'md', only_buyer: false },
    ],
    next: {
      lesson_id: 1,
      kind: 'video',
      title: '开课：为什么要删',
      article_id: null,
      video_id: 1,
      state: 'start',
      position: 0,
    },
    membership:
      course.is_vip_free && !whole.can_watch
        ? { id: 2, name: '年度会员', charge: 168, courses_count: 38 }
        : null,
    related: [2, 4].map(courseFixture),
  };
}
