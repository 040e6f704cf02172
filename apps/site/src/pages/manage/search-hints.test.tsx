import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { createStorySite } from '../../testing/story-site.tsx';

const permissions = { question: 1, member: 1, teacher: 1, comment: 1, paper: 1, course: 1 } as const;

it.each([
  { path: '/manage/questions', hint: '题干或编号' },
  { path: '/manage/members', hint: '昵称、完整手机号或编号' },
  { path: '/manage/teachers', hint: '姓名或编号' },
  { path: '/manage/comments', hint: '内容或编号' },
  { path: '/manage/papers/7/grades', hint: '昵称或编号' },
])('the search field of $path says what it finds: $hint', async ({ path, hint }) => {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  expect(await screen.findByPlaceholderText(hint)).toBeTruthy();
});
