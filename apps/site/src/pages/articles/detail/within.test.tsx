import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { anthologyDetailFixture, soldAnthologyFixture } from '../../../testing/anthologies.fixtures.ts';
import { articleDetailFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

async function open(path: string, scenario: Scenario = {}) {
  const story = createStorySite({
    path,
    user: testUser,
    scenario: {
      articles: { detail: articleDetailFixture },
      anthologies: { detail: anthologyDetailFixture() },
      ...scenario,
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: articleDetailFixture.article.title });
  return { ...story, here: () => story.router.state.location.pathname + story.router.state.location.search };
}

const neighbours = () => within(screen.getByRole('navigation', { name: '上一篇与下一篇' }));
const hrefs = () =>
  neighbours()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const contents = () => screen.queryByRole('navigation', { name: '目录' });
const alone = ['/article/2/detail', '/article/4/detail'];

it('an article of an anthology has its contents beside it, and leads on within it', async () => {
  const { here } = await open('/article/3/detail?anthology=1');
  expect(hrefs()).toEqual(['/article/2/detail?anthology=1', '/article/4/detail?anthology=1']);
  expect(within(contents()!).getByText('第3篇，共4篇')).toBeTruthy();
  const current = within(contents()!).getByRole('link', { current: 'page' });
  expect(current.getAttribute('href')).toBe('/article/3/detail?anthology=1');
  expect(screen.queryByRole('region', { name: '相关文章' })).toBeNull();
  await userEvent.click(
    within(screen.getByRole('navigation', { name: '当前位置' })).getByRole('link', { name: '慢读入门' }),
  );
  await waitFor(() => expect(here()).toBe('/anthology/1'));
});

it('the last one leads back to the anthology', async () => {
  const last = { ...articleDetailFixture, article: { ...articleDetailFixture.article, id: 4 } };
  await open('/article/4/detail?anthology=1', { articles: { detail: last } });
  expect(hrefs()).toEqual(['/article/3/detail?anthology=1', '/anthology/1']);
});

it.each<[string, string, Scenario]>([
  ['by itself', '/article/3/detail', {}],
  ['with an address that names none', '/article/3/detail?anthology=abc', {}],
  [
    'while its anthology does not come',
    '/article/3/detail?anthology=1',
    { anthologies: { detail: offline } },
  ],
  [
    'in an anthology that does not hold it',
    '/article/3/detail?anthology=1',
    { anthologies: { detail: { ...anthologyDetailFixture(), chapters: [] } } },
  ],
])('%s it is an article like any other', async (_, path, scenario) => {
  await open(path, scenario);
  expect(hrefs()).toEqual(alone);
  expect(contents()).toBeNull();
  expect(screen.getByRole('region', { name: '相关文章' })).toBeTruthy();
});

it('where the free part ends, who has not bought the anthology finds the way to it', async () => {
  const paid = { ...articleDetailFixture.article, charge: 29, can_read: false };
  await open('/article/3/detail?anthology=3', {
    articles: { detail: { ...articleDetailFixture, article: paid } },
    anthologies: { detail: soldAnthologyFixture() },
  });
  const whole = screen.getByRole('link', { name: '购买整部文集 ¥49' });
  expect(whole.getAttribute('href')).toBe('/order/order?goods_type=anthology&goods_id=3');
});
