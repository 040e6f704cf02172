import { favoriteScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

function open(path: string) {
  const story = createStorySite({ path, user: testUser, scenario: favoriteScenarios.works });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { ...story, here: () => story.router.state.location.pathname + story.router.state.location.search };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const folders = () => within(screen.getByRole('navigation', { name: '收藏夹' }));

it('keeps folder and type in the address, and asks the server for both', async () => {
  const { here, calls } = open('/my/favorites');
  await heading('我的收藏');
  await screen.findAllByRole('article');
  await userEvent.click(folders().getByRole('button', { name: '写作 3' }));
  await heading('写作');
  expect(here()).toBe('/my/favorites?category_id=1');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '类型' }), '课程（1）');
  await waitFor(() => expect(here()).toBe('/my/favorites?category_id=1&type=course'));
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith('GET /api/v2/my/favorites?')).at(-1)).toBe(
      'GET /api/v2/my/favorites?page=1&size=12&type=course&category_id=1',
    ),
  );
});

it('leads to what is open, and nowhere for what is closed or gone', async () => {
  open('/my/favorites');
  await screen.findAllByRole('article');
  const links = screen.getAllByRole('link', { name: /^打开/ }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/article/301/detail', '/course/301', '/anthology/41']);
});

it('leads from a folder to its own address', async () => {
  open('/my/favorites?category_id=1');
  const link = await screen.findByRole('link', { name: '单独打开 写作' });
  expect(link.getAttribute('href')).toBe('/collect/detail?id=1');
});

it('shows one folder by its own address, and that there is none', async () => {
  open('/collect/detail?id=1');
  await heading('写作');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

it.each(['/collect/detail?id=99', '/collect/detail', '/collect/detail?id=none'])(
  'has no page for %s',
  async (path) => {
    open(path);
    expect(await heading('没有找到这一页')).toBeTruthy();
  },
);
