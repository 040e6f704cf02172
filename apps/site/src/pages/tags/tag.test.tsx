import type { TagList } from '@shuyuan/api-client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { courseDetailFixture } from '../../testing/courses.fixtures.ts';
import { articleDetailFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';
import { emptyTagFixture, noTagsFixture, tagListFixture } from '../../testing/tags.fixtures.ts';

async function open(path: string, list: TagList) {
  const story = createStorySite({ path, scenario: { tags: { list } } });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('region', { name: '内容列表', busy: false });
  return { ...story, here: () => story.router.state.location.pathname + story.router.state.location.search };
}

/** Chooses, and waits until the page has followed the address: the next choice adds to it. */
async function choose(row: string, name: string) {
  const choices = () => within(screen.getByRole('navigation', { name: row }));
  await userEvent.click(choices().getByRole('link', { name }));
  await waitFor(() => choices().getByRole('link', { name, current: 'page' }));
}

it('lists things of all types, each a way to its page', async () => {
  await open('/tag', tagListFixture);
  const links = within(screen.getByRole('region', { name: '内容列表' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/article/1/detail',
    '/course/2',
    '/anthology/3',
    '/article/4/detail',
  ]);
});

it('keeps tag and type in the address, asks the server for both, and begins another tag with all types', async () => {
  const { here, calls } = await open('/tag?page=2', {
    ...tagListFixture,
    data: { ...tagListFixture.data, total: 30 },
  });
  await choose('方法', '慢读');
  await waitFor(() => expect(here()).toBe('/tag?id=1'));
  await choose('类型', '课程');
  await waitFor(() => expect(here()).toBe('/tag?id=1&type=course'));
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith('GET /api/v2/tag')).at(-1)).toBe(
      'GET /api/v2/tag?page=1&size=12&tag_id=1&type=course',
    ),
  );
  await choose('主题', '动手试试');
  await waitFor(() => expect(here()).toBe('/tag?id=3'));
});

it('leads out of a tag that has nothing', async () => {
  const { here } = await open('/tag?id=2', emptyTagFixture);
  await userEvent.click(screen.getByRole('link', { name: '查看全部内容' }));
  await waitFor(() => expect(here()).toBe('/tag'));
});

it('leads to the articles where nothing carries a tag', async () => {
  const { here } = await open('/tag', noTagsFixture);
  await userEvent.click(screen.getByRole('link', { name: '去看看文章' }));
  await waitFor(() => expect(here()).toBe('/article'));
});

it('is led to from the articles and the courses that carry a tag', async () => {
  const story = createStorySite({
    path: '/article/3/detail',
    scenario: { articles: { detail: articleDetailFixture }, courses: { detail: courseDetailFixture() } },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const hrefs = async () =>
    within(await screen.findByRole('navigation', { name: '标签' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await hrefs()).toEqual([
    ['#慢读', '/tag?id=1'],
    ['#读书方法', '/tag?id=2'],
  ]);
  await act(() => story.router.navigate('/course/1'));
  await screen.findByRole('heading', { level: 1, name: courseDetailFixture().course.title });
  expect(await hrefs()).toEqual([['#动手试试', '/tag?id=1']]);
});
