import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

it('shows the category and the teacher of a course to who may see neither, by their numbers', async () => {
  const story = createStorySite({
    path: '/manage/courses?open=3',
    user: { ...testUser, permissions: { course: 1, 'course.update': 1 } },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name: '编辑课程' }));
  const chosen = async (label: RegExp) =>
    (await form.findByRole<HTMLSelectElement>('combobox', { name: label })).selectedOptions[0]?.text;
  expect(await chosen(/分类/)).toBe('编号2');
  expect(await chosen(/讲师/)).toBe('编号3');
});
