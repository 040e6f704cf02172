import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../../app.tsx';
import { createStorySite } from '../../../../testing/story-site.tsx';

it('MC-13 reads a file first, names what is wrong by line and column, and then imports the rest', async () => {
  const asked: boolean[] = [];
  const outcome = {
    success: { total: 2 },
    failure: { total: 1, data: [{ line: 4, column: '时长', reason: '请填写秒数' }] },
    file: { filename: '失败.xlsx', type: 'a/b', content: 'aWQ=' },
  };
  const { manageLessons: _, ...works } = manageScenarios.works;
  const story = createStorySite({
    path: '/manage/courses',
    user: { ...testUser, permissions: { course: 1, 'course.update': 1 } },
    scenario: {
      ...works,
      manageLessons: {
        importRows: ({ body }) => {
          asked.push(body.is_dry_run);
          return { ...outcome, action_ids: body.is_dry_run ? [] : [9] };
        },
      },
    },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '导入课时' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从表格导入课时' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  await userEvent.upload(input, new File(['PK'], '课时.xlsx'));
  expect(await dialog.findByText('可以导入2个课时')).toBeDefined();
  const cells = dialog.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.join(' ')).toContain('时长 请填写秒数');
  await userEvent.click(dialog.getByRole('button', { name: '导入2个课时' }));
  expect(await dialog.findByText('已导入2个课时，还有1行没有导入')).toBeDefined();
  expect(asked).toEqual([true, false]);
});
