import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

it('the end of a preview leads back to the role', async () => {
  const story = createStorySite({
    path: '/manage/roles?open=2',
    user: { ...testUser, permissions: { role: 1, 'role.update': 1 } },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /以此角色预览/ }));
  await waitFor(() => expect(story.router.state.location.pathname).toBe('/'));
  await userEvent.click(await screen.findByRole('button', { name: '退出预览' }));
  await waitFor(() => {
    const { pathname, search } = story.router.state.location;
    expect(pathname + search).toBe('/manage/roles?open=2');
  });
});
