import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnthologyList } from '@shuyuan/api-client';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { anthologyListFixture, emptyAnthologyListFixture } from '../../../testing/anthologies.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

async function open(path: string, list: AnthologyList) {
  const story = createStorySite({ path, scenario: { anthologies: { list } } });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('region', { name: '文集列表', busy: false });
  return { ...story, here: () => story.router.state.location.pathname + story.router.state.location.search };
}

it('lists anthologies, each a way to its page, and filters by category in the address', async () => {
  const { here, calls } = await open('/anthologies', anthologyListFixture);
  const links = within(screen.getByRole('region', { name: '文集列表' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `/anthology/${id}`),
  );
  await userEvent.click(
    within(screen.getByRole('navigation', { name: '文集分类' })).getByRole('link', { name: '写作2' }),
  );
  await waitFor(() => expect(here()).toBe('/anthologies?category=2'));
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith('GET /api/v2/anthology'))).toHaveLength(2),
  );
});

it('leads out of a category that has none, and to the articles where there are none at all', async () => {
  const { here } = await open('/anthologies?category=2', emptyAnthologyListFixture);
  await userEvent.click(screen.getByRole('link', { name: '查看全部文集' }));
  await waitFor(() => expect(here()).toBe('/anthologies'));
  await userEvent.click(await screen.findByRole('link', { name: '去看看文章' }));
  await waitFor(() => expect(here()).toBe('/article'));
});
