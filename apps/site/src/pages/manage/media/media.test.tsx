import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

it('keeps what is shown and what is open in the address, and offers what the person may do', async () => {
  const story = createStorySite({
    path: '/manage/media?kind=video',
    user: { ...testUser, permissions: { media: 1 } },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '查看“第二讲：画出来看”' }));
  await screen.findByRole('dialog', { name: '素材详情' });
  expect(story.router.state.location.search).toBe('?kind=video&open=12');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(story.router.state.location.search).toBe('?kind=video'));
  const files = await screen.findByRole('tab', { name: '文件' });
  expect(screen.queryByRole('button', { name: '上传' })).toBeNull();
  await userEvent.click(files);
  await screen.findByText('报告（终）.docx');
  expect(story.router.state.location.search).toBe('?kind=file');
});
