import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../../app.tsx';
import { createStorySite } from '../../../../testing/story-site.tsx';

const permissions = { course: 1, 'course.store': 1, 'course.update': 1, video: 1, article: 1 } as const;

async function open(address: string, name: string) {
  const story = createStorySite({
    path: address,
    user: { ...testUser, permissions },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  const form = within(await screen.findByRole('dialog', { name }));
  await form.findByRole('region', { name: '课时目录' });
  return form;
}

it('CR-11 lets the first lesson of a new course be tried, and says what is missing before it is published', async () => {
  const form = await open('/manage/courses?open=new', '新课程');
  expect(form.getByText('还差：至少一个课时')).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: '加一个课时' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新课时' }));
  expect(dialog.getByRole<HTMLInputElement>('switch', { name: /整课时可以试看/ }).checked).toBe(true);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '类型' }), '直播');
  await userEvent.click(dialog.getByRole('button', { name: '完成' }));
  expect(dialog.getByText('请填写课时名称')).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '答疑');
  await userEvent.click(dialog.getByRole('button', { name: '完成' }));
  expect(dialog.getByText('请填写开始时间')).toBeDefined();
});

it('shows of each lesson what it is, what may be tried, and what cannot be taken yet', async () => {
  const form = await open('/manage/courses?open=3', '编辑课程');
  const list = within(await form.findByRole('grid', { name: '课时目录' }));
  const rows = list.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/开课.*1:30 · 可试看/),
    expect.stringContaining('删与改'),
    expect.stringMatching(/删掉一半.*10:00$/),
    expect.stringContaining('图文 · 一篇旧稿'),
    expect.stringContaining('附件 · 稿纸'),
    expect.stringContaining('直播'),
    expect.stringMatching(/还没录的一讲.*还不能学/),
  ]);
});

it('takes a lesson out, and a heading without its lessons', async () => {
  const form = await open('/manage/courses?open=3', '编辑课程');
  const rows = () => form.getAllByRole('row').length;
  await userEvent.click(form.getByRole('button', { name: '移出《还没录的一讲》' }));
  const before = rows();
  await userEvent.click(form.getByRole('button', { name: '去掉“删与改”这一章，内容留下' }));
  expect(rows()).toBe(before - 1);
  expect(form.getByRole('button', { name: '移出《删掉一半》' })).toBeDefined();
});
