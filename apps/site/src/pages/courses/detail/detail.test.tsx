import type { CourseDetail } from '@shuyuan/api-client';
import { commentScenarios, Refusal, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

const { comments } = commentScenarios.loaded;

async function open(detail = courseDetailFixture()) {
  const story = createStorySite({
    path: '/course/1',
    user: testUser,
    scenario: { courses: { detail, attachment: new Refusal(1, '请购买课程后下载') }, comments },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: '把话写清楚' });
  return () => story.router.state.location.pathname + story.router.state.location.search;
}

const offer = () => within(screen.getByRole('region', { name: '整门课程' }));

it('shows its lessons, each of which leads into the classroom, and leads to the cashier', async () => {
  const here = await open();
  const outline = within(screen.getByRole('region', { name: '课程目录' }));
  expect(outline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '01开课：为什么要删视频试看05:12',
    '02谁，做了什么视频试看01:0010:54需购买',
    '03把一句话写清楚文章需购买',
    '04讲义与练习附件需购买',
    '05一起改一封信直播2026-03-02 20:0001:02:03需购买',
    '06给一个具体的人写信文章需购买',
  ]);
  expect(outline.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/video?id=1',
    '/video?id=2',
    '/video?lesson=3',
    '/video?lesson=4',
    '/video?lesson=5',
    '/video?lesson=6',
  ]);
  expect(outline.getByText('附件和直播不计入课时')).toBeTruthy();
  expect(outline.getByRole('button', { name: /段落与信/u }).textContent).toContain('1课时，62分钟');
  const [teacher] = screen.getAllByRole('link', { name: '沈砚秋' });
  expect(teacher?.getAttribute('href')).toBe('/teachers/1');
  expect(offer().getByRole('link', { name: '先试看' }).getAttribute('href')).toBe('/video?id=1');
  await userEvent.click(offer().getByRole('link', { name: '购买课程' }));
  await waitFor(() => expect(here()).toBe('/order/order?goods_type=course&goods_id=1'));
});

const bought = { can_watch: true, is_buy: true, opened_by: 'grant' } as const;
const next = (state: 'start' | 'continue' | 'review'): CourseDetail['next'] => ({
  lesson_id: 3,
  kind: 'article',
  title: '把一句话写清楚',
  article_id: 7,
  video_id: null,
  state,
  position: 0,
});

it.each([
  ['start', '开始学习'],
  ['continue', '继续学习'],
  ['review', '从头复习'],
] as const)('CL-17 leads who has it to the lesson to go on with: %s', async (state, label) => {
  await open({ ...courseDetailFixture({ ...bought, progress: 40 }), next: next(state) });
  expect(offer().getByRole('link', { name: label }).getAttribute('href')).toBe('/play?lesson=3');
  expect(offer().getByRole('progressbar', { name: '学习进度' }).getAttribute('aria-valuetext')).toBe(
    '已学40%',
  );
  expect(screen.queryByRole('link', { name: '购买课程' })).toBeNull();
});

it.each([
  ['a visitor to', {}, ['一次买下，一直能看', '购买课程'], ['年度会员']],
  ['who may be a member', { is_vip_free: true }, ['会员不用另买', '这门课和另外37门都能看'], []],
  [
    'whose time is over',
    { ended: { by: 'grant', at: '2026-02-01T04:00:00.000Z' } },
    ['你的学习期在2026-02-01结束了', '再次购买'],
    [],
  ],
  [
    'whose membership is over',
    { ended: { by: 'membership', at: '2026-02-01T04:00:00.000Z' } },
    ['你的会员在2026-02-01到期了'],
    [],
  ],
  ['when its sale is over', { is_on_sale: false }, ['这门课已停止销售', '先试看'], ['购买课程', '￥']],
  [
    'for some days',
    { study_days: 90, sold_until: '2026-12-01T04:00:00.000Z' },
    ['买下后可以学90天', '2026-12-01前可以购买'],
    [],
  ],
  [
    'with a time that runs',
    { ...bought, until: '2026-04-01T04:00:00.000Z', study_days: 90 },
    ['可以学到2026-04-01', '续期￥99，再学90天'],
    ['购买课程'],
  ],
  [
    'to a member',
    { can_watch: true, opened_by: 'membership', until: '2026-04-01T04:00:00.000Z' },
    ['会员免费看', '可以学到2026-04-01'],
    ['续期'],
  ],
  ['for nothing', { charge: 0, can_watch: true, opened_by: 'free' }, ['本课程免费'], ['购买课程']],
] satisfies [string, Partial<CourseDetail['course']>, string[], string[]][])(
  'CR-01 offers the course %s',
  async (_, course, said, unsaid) => {
    await open(courseDetailFixture(course));
    const text = screen.getByRole('region', { name: '整门课程' }).textContent;
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  },
);

it('CR-06 tells who has it that it is hidden', async () => {
  await open(courseDetailFixture({ ...bought, published_at: null }));
  expect(screen.getByText('课程已下架，你买过，可以接着学。')).toBeTruthy();
});

it('CR-06 tells its teacher that nobody else sees it', async () => {
  await open(courseDetailFixture({ can_watch: true, opened_by: 'owner', published_at: null }));
  expect(screen.getByText('课程没有公开，只有你和管理员看得到。')).toBeTruthy();
  expect(screen.queryByText('课程已下架，你买过，可以接着学。')).toBeNull();
});

it('says in the server’s words why a file may not be had', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '下载附件：全书讲义' }));
  expect(await screen.findByText('请购买课程后下载')).toBeTruthy();
});

it('folds chapters, with what they hold still found', async () => {
  await open({ ...courseDetailFixture({ ...bought, lessons_count: 20 }), next: next('continue') });
  const outline = within(screen.getByRole('region', { name: '课程目录' }));
  const later = outline.getByRole('button', { name: /段落与信/u });
  expect(later.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(later);
  expect(later.getAttribute('aria-expanded')).toBe('true');
  expect(outline.getByRole('link', { name: /给一个具体的人写信/u })).toBeTruthy();
});
