import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleDetail } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { articleDetailFixture, articleFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

beforeAll(() => prepareRichText());

const html = '<h2>一个角</h2><p>太阳很远。</p><h3>一段路</h3><p>走了很久。</p><h2>误差</h2><p>有大有小。</p>';

async function open(detail: Partial<ArticleDetail> = {}, content = html) {
  const story = createStorySite({
    path: '/article/3/detail',
    user: testUser,
    scenario: {
      articles: {
        detail: {
          ...articleDetailFixture,
          article: { ...articleDetailFixture.article, render_content: content },
          ...detail,
        },
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: articleDetailFixture.article.title });
  return story;
}

const outline = () => screen.queryByRole('navigation', { name: '本文目录' });

it('leads to the headings of its text', async () => {
  const { router } = await open();
  const links = within(outline()!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['一个角', '一段路', '误差']);
  await userEvent.click(links[2]!);
  await waitFor(() => expect(router.state.location.hash).toBe('#section-3'));
  expect(screen.getByRole('heading', { name: '误差' }).id).toBe('section-3');
});

it.each([
  ['none', '<p>太阳很远。</p>'],
  ['one', '<h2>一个角</h2><p>太阳很远。</p>'],
])('has no table of contents for a text with %s of them', async (_, content) => {
  await open({}, content);
  expect(outline()).toBeNull();
});

it('shows who wrote it with more of theirs, and nothing twice', async () => {
  await open({ by_author: [5, 9].map(articleFixture), related: [5, 6].map(articleFixture) });
  const titlesIn = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  expect(titlesIn('陆怀谷的其他文章')).toEqual([articleFixture(5).title, articleFixture(9).title]);
  expect(titlesIn('相关文章')).toEqual([articleFixture(6).title]);
});

it('makes its text larger, and keeps that for this person', async () => {
  const { site } = await open();
  await userEvent.click(screen.getByRole('button', { name: '字号：标准' }));
  await userEvent.click(screen.getByRole('button', { name: '字号：大' }));
  expect(site.preferences.readingSizeOf(testUser.id)).toBe('largest');
  expect(site.preferences.readingSizeOf(null)).toBe('standard');
  await userEvent.click(screen.getByRole('button', { name: '字号：特大' }));
  expect(screen.getByRole('button', { name: '字号：标准' })).toBeTruthy();
});
