import { Refusal, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { homeFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

const detail = {
  id: homeFixture.announcement?.id ?? 0,
  title: '暑期共读七月开始',
  content: '<p>每周日晚上八点。</p>',
  created_at: '2026-03-01T02:00:00.000Z',
};

function open(path: string, scenario: Scenario) {
  const story = createStorySite({ path, scenario });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('is what the line of the home page leads to', async () => {
  const { router, calls } = open('/', { home: { index: homeFixture }, announcements: { detail } });
  await userEvent.click(await screen.findByRole('link', { name: homeFixture.announcement?.title ?? '' }));
  expect(await screen.findByRole('heading', { level: 1, name: '暑期共读七月开始' })).toBeTruthy();
  expect(screen.getByText('每周日晚上八点。')).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/announcement/${detail.id}`);
  expect(calls).toContain(`GET /api/v2/announcement/${detail.id}`);
});

it('is the 404 page when it was removed, or was never one', async () => {
  open('/announcement/1', { announcements: { detail: new Refusal(404, '公告不存在或已删除') } });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这一页' })).toBeTruthy();
});
