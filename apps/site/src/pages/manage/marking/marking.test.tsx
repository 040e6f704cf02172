import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { emptyHomeFixture } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

function open(path: string, scenario = manageScenarios.works) {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: { 'paper.mark': 1 } },
    scenario: { ...scenario, home: { index: emptyHomeFixture } },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { ...story, here: () => story.router.state.location.pathname + story.router.state.location.search };
}

it('leads from the attempts that wait to one of them, and from one that is saved to the next', async () => {
  const { here, calls } = open('/manage/marking');
  const links = await screen.findAllByRole('link', { name: /写作基础结业考试/ });
  await userEvent.click(links[0]!);
  await waitFor(() => expect(here()).toBe('/manage/marking/31'));
  await userEvent.type(await screen.findByRole('textbox', { name: '第2题给分' }), '8');
  await userEvent.type(screen.getByRole('textbox', { name: '第3题（1）给分' }), '4.5');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(here()).toBe('/manage/marking/32'));
  expect(calls).toContain('PUT /api/v2/paperAttempt/31/mark');
});

it('says when nothing waits', async () => {
  open('/manage/marking', manageScenarios.empty);
  expect(await screen.findByText('没有等待阅卷的答卷')).toBeTruthy();
});

it('opens the list narrowed to a paper that a link names', async () => {
  const { calls } = open('/manage/marking?paper_id=8');
  expect(await screen.findByText('古典诗歌鉴赏：期中测验')).toBeTruthy();
  expect(screen.queryByText('写作基础结业考试')).toBeNull();
  expect(calls.some((call) => call.includes('paper_id=8'))).toBe(true);
});
