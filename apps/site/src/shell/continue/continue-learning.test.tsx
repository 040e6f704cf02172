import { studyScenarios, testUser } from '@shuyuan/widgets/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { homeFixture } from '../../testing/site.fixtures.ts';
import { createStorySite, type StorySiteOptions } from '../../testing/story-site.tsx';

const nextLesson = {
  lesson: {
    course: { id: 21, title: '怎样读一本难读的书', thumb: '' },
    action: 'continue',
    id: 207,
    title: '第二章小测',
    number: 7,
    resource_id: 9,
    duration: 0,
    learned_count: 6,
    lessons_count: 18,
  },
} as const;

function open(options: Partial<StorySiteOptions> = {}) {
  const story = createStorySite({
    path: '/',
    user: testUser,
    scenario: { ...studyScenarios.works, home: { index: homeFixture } },
    ...options,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('leads from home into the next lesson of the course, once, and into the last article', async () => {
  open();
  const strip = within(await screen.findByRole('region', { name: '继续学习' }));
  expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['先找骨架，再看血肉怎样读一本难读的书，第7课时 · 看到12:40', '/play?id=77&course=21'],
    ['慢慢读，才读得远上次读的文章 · 读到42%', '/article/301/detail'],
  ]);
});

it('leads into a lesson of any kind in its classroom', async () => {
  const { lesson } = nextLesson;
  open({
    scenario: {
      ...studyScenarios.works,
      study: {
        ...studyScenarios.works.study,
        continue: { video: null, article: null, lesson: { ...lesson, kind: 'exam', position: 0 } },
      },
      home: { index: homeFixture },
    },
  });
  const strip = within(await screen.findByRole('region', { name: '继续学习' }));
  expect(strip.getByRole('link').getAttribute('href')).toBe('/play?lesson=207');
});

it('leads to the note that was begun last on this device, by its person alone', async () => {
  const { host, router } = open({ path: '/faq' });
  const draft = { id: 'a', revision: 1, title: '', second: 73, paragraph: null, isPublic: false };
  const key = (user: number, thing: string) => `note-drafts/${user}/${thing}/a`;
  await host.storage.set(key(testUser.id, 'article/301'), {
    ...draft,
    second: null,
    content: '<p>早</p>',
    at: 1,
  });
  await host.storage.set(key(testUser.id, 'video/77'), { ...draft, content: '<p>影子 &lt; 柱子</p>', at: 2 });
  await host.storage.set(key(testUser.id + 1, 'video/78'), { ...draft, content: '<p>别人的</p>', at: 3 });
  await act(() => router.navigate('/'));
  const link = await screen.findByRole('link', { name: /影子 < 柱子/u });
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    '影子 < 柱子没写完的笔记 · 01:13',
    '/play?id=77#notes',
  ]);
  expect(screen.queryByRole('link', { name: /别人的|早/u })).toBeNull();
});

it('stands in the menu of the person too', async () => {
  open({ path: '/faq' });
  await userEvent.click(await screen.findByRole('button', { name: /用户菜单/ }));
  const menu = within(await screen.findByRole('region', { name: '继续学习' }));
  expect(menu.getAllByRole('link')).toHaveLength(2);
});

it('is not there for a visitor, nor for who has begun nothing', async () => {
  const visitor = open({ user: null });
  await screen.findByRole('heading', { level: 1 });
  expect(visitor.calls.filter((call) => call.includes('/study/'))).toEqual([]);
  expect(screen.queryByRole('region', { name: '继续学习' })).toBeNull();
});
