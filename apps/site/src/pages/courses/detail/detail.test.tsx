import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from '@shuyuan/widgets/testing';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

async function open() {
  const story = createStorySite({
    path: '/course/1',
    user: testUser,
    scenario: { courses: { detail: courseDetailFixture() } },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return () => story.router.state.location.pathname + story.router.state.location.search;
}

it('shows its lessons, of which articles and videos lead somewhere, and leads to the cashier', async () => {
  const here = await open();
  const outline = within(await screen.findByRole('region', { name: '课程目录' }));
  expect(outline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '01开课：为什么要删视频05:12免费',
    '02谁，做了什么视频10:54需购买',
    '03把一句话写清楚图文需购买',
    '04讲义与练习附件需购买',
    '05一起改一封信直播2026-03-02 20:0001:02:03需购买',
    '06给一个具体的人写信图文需购买',
  ]);
  expect(outline.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/video?id=1',
    '/article/7/detail',
    '/article/8/detail',
  ]);
  expect(screen.getByRole('link', { name: '沈砚秋' }).getAttribute('href')).toBe('/teachers/1');
  await userEvent.click(screen.getByRole('link', { name: '购买课程' }));
  await waitFor(() => expect(here()).toBe('/order/order?goods_type=course&goods_id=1'));
});
