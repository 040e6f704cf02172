import { prepareRichText } from '@shuyuan/ui/rich-text';
import { commentScenarios, joinScenarios, lessonScenarios, testUser } from '@shuyuan/widgets/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../app.tsx';
import { videoDetailFixture, videoPlayFixture } from '../../../testing/learning.fixtures.ts';
import { courseOfAllKinds } from '../../../testing/lessons.fixtures.ts';
import { articleDetailFixture, configFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../../../testing/story-site.tsx';

beforeAll(() => prepareRichText());

// jsdom lays nothing out: a text of half a window, whose end is in sight at once.
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 100,
    bottom: 500,
    height: 400,
  } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const comments = { comments: commentScenarios.loaded.comments };
const course = { courses: { detail: courseOfAllKinds() } };

function open(options: Partial<StorySiteOptions> = {}) {
  const story = createStorySite({ path: '/play?lesson=7', user: testUser, ...options });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return {
    ...story,
    here: () => story.router.state.location.pathname + story.router.state.location.search,
    advance: (ms: number) => act(() => story.host.advance(ms)),
  };
}

const outline = async () => within(await screen.findByRole('navigation', { name: '目录' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('CL-18 a text lesson that is read to its end gets its tick, and the test after it is next', async () => {
  const studied: number[] = [];
  const { advance, calls, here } = open({
    scenario: joinScenarios(comments, lessonScenarios.text, {
      courses: {
        detail: () => courseOfAllKinds(studied),
        recordLesson: ({ params, body }) => {
          if (body.place === 100) studied.push(params.lessonId);
          return { is_studied: body.place === 100 };
        },
      },
    }),
  });
  await title('先写主语，再写动词');
  expect((await outline()).getByText('已学完0课时，共5课时')).toBeTruthy();
  expect((await outline()).getByText('附件和直播不计入课时')).toBeTruthy();
  expect(screen.getByText('先找到谁，再找到做了什么。')).toBeTruthy();
  await screen.findByText('读到末尾就算学完');
  await advance(1000);
  await advance(10_000);
  await waitFor(async () => expect((await outline()).getByText('已学完1课时，共5课时')).toBeTruthy());
  expect(calls).toContain('POST /api/v2/course/lesson/7/record');
  expect((await outline()).getByRole('link', { current: true }).textContent).toContain('先写主语，再写动词');
  await userEvent.click(screen.getByRole('link', { name: /下一课时.*第一章小测/u }));
  await waitFor(() => expect(here()).toBe('/play?lesson=8'));
});

it('leads from one kind of lesson to the next, within the classroom', async () => {
  open({ scenario: joinScenarios(comments, course, lessonScenarios.text) });
  await title('先写主语，再写动词');
  const links = (await outline()).getAllByRole('link').slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/play?id=1&course=1',
    ...[7, 8, 9, 10, 11, 12].map((id) => `/play?lesson=${id}`),
  ]);
  const turns = within(screen.getByRole('navigation', { name: '前后课时' }));
  expect(turns.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '上一课时开课：为什么要删',
    '下一课时第一章小测',
  ]);
});

it('opens the paper of a test with the lesson that its result leads back to', async () => {
  const { here } = open({ scenario: joinScenarios(comments, course, lessonScenarios.failed) });
  await userEvent.click(await screen.findByRole('button', { name: '再考一次' }));
  await waitFor(() => expect(here()).toBe('/exam/papers/detail?id=9&lesson=7'));
});

it('goes straight to an attempt that is under way', async () => {
  const { here } = open({ scenario: joinScenarios(comments, course, lessonScenarios.running) });
  await userEvent.click(await screen.findByRole('button', { name: '继续作答' }));
  await waitFor(() => expect(here()).toBe('/exam/papers/play?id=9&lesson=7'));
});

it('sends the address of a video lesson on to that of its video in the course', async () => {
  const { here } = open({
    scenario: joinScenarios(comments, course, lessonScenarios.video, {
      config: { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } },
      videos: { detail: videoDetailFixture({ can_watch: true }), play: videoPlayFixture },
    }),
  });
  await waitFor(() => expect(here()).toBe('/play?id=1&course=1'));
  const doubts = await screen.findByRole('link', { name: '问老师' });
  expect(doubts.getAttribute('href')).toBe('/doubts?video=1&course=1');
});

it('reads an article of the course in the classroom, and gives it its tick', async () => {
  let isStudied = false;
  const { advance } = open({
    scenario: joinScenarios(comments, lessonScenarios.article, {
      articles: {
        detail: { ...articleDetailFixture, study: { place: 0, progress: 0, is_collected: false } },
      },
      courses: { detail: () => courseOfAllKinds(isStudied ? [12] : []) },
      study: {
        record: () => {
          isStudied = true;
          return {};
        },
      },
    }),
  });
  await title('把一句话写清楚');
  await advance(1000);
  await advance(10_000);
  await waitFor(async () => expect((await outline()).getByText('已学完1课时，共5课时')).toBeTruthy());
});

it('says what a lesson costs that is not bought, and shows nothing of it', async () => {
  const { here } = open({
    scenario: joinScenarios(comments, lessonScenarios.locked, {
      courses: { detail: courseOfAllKinds([], { can_watch: false, is_buy: false, opened_by: null }) },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '购买课程 ¥99' }));
  await waitFor(() => expect(here()).toBe('/order/order?goods_type=course&goods_id=1'));
});

it('lets a visitor read a free text without a sign-in, and records nothing', async () => {
  const { calls, advance } = open({
    path: '/video?lesson=7',
    user: null,
    scenario: joinScenarios(comments, course, lessonScenarios.text),
  });
  await title('先写主语，再写动词');
  expect(await screen.findByText('登录后会记下你读到哪里。')).toBeTruthy();
  await advance(60_000);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it.each([
  { name: 'unpublished', words: '作业还没有发布' },
  { name: 'file', words: '下载后在自己的设备上看。附件不计入课时。' },
  { name: 'live', words: /直播还没有开始。/u },
  { name: 'finished', words: '已学完' },
  { name: 'offline', words: '课堂没有加载出来' },
  { name: 'missing', words: /404|找不到|不存在/u },
] as const)('shows what becomes of a lesson: $name', async ({ name, words }) => {
  open({ scenario: joinScenarios(comments, course, lessonScenarios[name]) });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
