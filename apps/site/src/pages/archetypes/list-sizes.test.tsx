import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { configFixture } from '../../testing/site.fixtures.ts';
import { createStorySite } from '../../testing/story-site.tsx';

const features = { ...configFixture.features, wenda: true };

function open(path: string, scenario: object = {}) {
  const story = createStorySite({
    path,
    scenario: { config: { public: { ...configFixture, features } }, ...scenario },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it.each([
  ['/article', '/api/v2/article', 12],
  ['/anthologies', '/api/v2/anthology', 12],
  ['/courses', '/api/v2/course', 16],
  ['/videos', '/api/v2/video', 16],
  ['/combos', '/api/v2/combo', 16],
  ['/shopCategory', '/api/v2/product', 16],
  ['/shopSearch?keywords=书', '/api/v2/product', 16],
  ['/tag', '/api/v2/tag', 12],
  ['/teachers', '/api/v2/teacher', 12],
  ['/problem', '/api/v2/problem', 16],
  ['/issue', '/api/v2/issue', 16],
  ['/doubts', '/api/v2/doubt', 16],
])('PG-01 %s lists 12 or 16 rows, as the address says', async (path, call, usual) => {
  const sizes = async (address: string) => {
    const { calls } = open(address);
    const asked = () => calls.filter((each) => each.startsWith(`GET ${call}?`));
    await waitFor(() => expect(asked()).not.toEqual([]));
    return new URLSearchParams(asked()[0]?.replace(/^[^?]*/, '')).get('size');
  };
  const other = usual === 12 ? 16 : 12;
  const withSize = (size: number) => `${path}${path.includes('?') ? '&' : '?'}size=${size}`;
  expect([await sizes(path), await sizes(withSize(other)), await sizes(withSize(1000))]).toEqual(
    [usual, other, usual].map(String),
  );
});

it('PG-01 offers both sizes, and carries the chosen one in the address', async () => {
  const { router } = open('/teachers', { teachers: { list: { data: [], total: 40 } } });
  const pager = within(await screen.findByRole('navigation', { name: /分页/ }));
  const sizes = pager.getByRole('combobox');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.match(/\d+/)?.[0]),
  ).toEqual(['12', '16']);
  await userEvent.selectOptions(sizes, '16');
  await waitFor(() => expect(router.state.location.search).toBe('?size=16'));
});
