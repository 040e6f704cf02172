import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { everyRight } from '../../testing/manage-table.fixtures.tsx';
import { createStorySite } from '../../testing/story-site.tsx';

function open(path: string) {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: everyRight },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
}

it.each([
  ['/manage/members', /^共\d+人$/],
  ['/manage/announcements', /^共\d+条$/],
  ['/manage/courses', /^共\d+门$/],
  ['/manage/orders', /^共\d+笔$/],
])('the list at %s is counted with the measure word of its rows', async (path, count) => {
  open(path);
  expect(await screen.findByText(count)).toBeTruthy();
});

it('the notice of a deletion says how many of what', async () => {
  open('/manage/announcements');
  await screen.findByText(/^共\d+条$/);
  const [, first, second] = screen.getAllByRole('checkbox');
  await userEvent.click(first!);
  await userEvent.click(second!);
  const bar = within(screen.getByRole('toolbar', { name: '对选中项的操作' }));
  await userEvent.click(bar.getByRole('button', { name: '删除' }));
  expect(await screen.findAllByText('已删除2条公告')).not.toEqual([]);
});
