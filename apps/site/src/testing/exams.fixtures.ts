import type { PaperAttempt, PaperCard, PaperDetail, PaperList } from '@shuyuan/api-client';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

const titles = ['写作基础结业考试', '几何入门测验', '编程第一课', '古诗文默写', '会员月考', '期末模拟'];

const paperFixture = (id: number): PaperCard => ({
  id,
  title: titles[id - 1] ?? '',
  category: id % 2 === 1 ? { id: 1, name: '读写' } : { id: 2, name: '数理' },
  charge: id === 4 ? 19 : 0,
  is_vip_free: id === 5,
  enabled_invite: id === 6,
  expired_minutes: [60, 30, 20, 45, 90, 120][id - 1] ?? 60,
  questions_count: 6 + id,
  score: 100,
  pass_score: 60,
  try_times: id === 2 ? 2 : 0,
  begins_at: null,
  closes_at: null,
  cur_user_can_join: id < 4,
});

const attemptFixture = (id: number, own: Partial<PaperAttempt> = {}): PaperAttempt => ({
  id,
  status: 2,
  score: 82,
  created_at: at(1, 9),
  ended_at: at(1, 10),
  submit_at: at(1, 10),
  used_seconds: 3105,
  ...own,
});

const runningFixture = attemptFixture(33, { status: 1, score: null, submit_at: null, used_seconds: null });

/** Six papers; the first was taken, the second runs. */
export const paperListFixture: PaperList = {
  data: { data: [1, 2, 3, 4, 5, 6].map(paperFixture), total: 6 },
  categories: [
    { id: 1, name: '读写' },
    { id: 2, name: '数理' },
  ],
  category_children: { '1': [{ id: 3, name: '写作' }] },
  user_papers: { '1': attemptFixture(31), '2': runningFixture },
};

/** A free paper that was taken twice. */
export function paperDetailFixture(
  detail: Partial<PaperDetail> = {},
  paper: Partial<PaperDetail['paper']> = {},
): PaperDetail {
  return {
    paper: {
      ...paperFixture(1),
      render_description: '<p>考查这门课的前八节：主语和动词、一段一件事、开头与结尾。</p>',
      ...paper,
    },
    questions: { '1': 4, '3': 2, '4': 1 },
    user_papers: [attemptFixture(32, { status: 3, score: null }), attemptFixture(31)],
    can_join: true,
    refusal: null,
    join_count: 2,
    ...detail,
  };
}

/** Of a person whose attempt runs. */
export const runningPaperFixture = paperDetailFixture({ user_papers: [runningFixture] });

/** Of who has taken four: two were marked, one of them passed; one runs, and one waits to be marked. */
export const attendedPaperListFixture: PaperList = {
  ...paperListFixture,
  user_papers: {
    ...paperListFixture.user_papers,
    '3': attemptFixture(34, { status: 3, score: null, submit_at: at(1, 11) }),
    '5': attemptFixture(35, { score: 41, submit_at: at(1, 8) }),
  },
};
