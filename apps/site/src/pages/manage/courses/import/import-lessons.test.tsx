import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../../app.tsx';
import { createStorySite } from '../../../../testing/story-site.tsx';

it('MC-13 reads a file first, names what is wrong, imports the rest, says what waits, and takes all of it back', async () => {
  const asked: boolean[] = [];
  const undone: unknown[] = [];
  const outcome = {
    success: { total: 2 },
    failure: { total: 1, data: [{ line: 4, column: '时长', reason: '请填写秒数' }] },
    file: { filename: '失败.xlsx', type: 'a/b', content: 'aWQ=' },
    waiting: [{ id: 3, title: '写作课', lessons_count: 2 }],
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
          return { ...outcome, action_ids: body.is_dry_run ? [] : [9, 10] };
        },
      },
      manageLog: {
        ...works.manageLog,
        undo: ({ params }: { params: { id: number } }) => {
          undone.push(params.id);
          return {};
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
  expect(dialog.getByText(/已经发布，导入的课时先放进“待发布的改动”/)).toBeDefined();
  const cells = dialog.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.join(' ')).toContain('时长 请填写秒数');
  await userEvent.click(dialog.getByRole('button', { name: '导入2个课时' }));
  expect(await dialog.findByText('已导入2个课时，还有1行没有导入')).toBeDefined();
  expect(asked).toEqual([true, false]);
  expect(dialog.getByText(/导入的课时放进了“待发布的改动”/)).toBeDefined();
  expect(dialog.getByText('《写作课》2个课时')).toBeDefined();
  expect(dialog.getByRole('link', { name: '去看待发布的改动' }).getAttribute('href')).toBe(
    '/manage/courses?open=3',
  );
  await userEvent.click(dialog.getByRole('button', { name: '撤销导入' }));
  expect(await dialog.findByText('已撤销这次导入')).toBeDefined();
  expect(undone).toEqual([9, 10]);
  expect(dialog.queryByRole('link', { name: '去看待发布的改动' })).toBeNull();
});
