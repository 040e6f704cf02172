import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

const permissions = {
  question: 1,
  'question.store': 1,
  'question.update': 1,
  paper: 1,
  'paper.update': 1,
  examCategory: 1,
  course: 1,
} as const;

function open(path: string) {
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
  return story;
}

it('a new question is given its type, and one that is there keeps it', async () => {
  open('/manage/questions?open=new');
  const form = within(await screen.findByRole('dialog', { name: '新试题' }));
  const type = await form.findByRole('combobox', { name: '题型' });
  await userEvent.selectOptions(type, '判断题');
  expect(form.getByRole('combobox', { name: '正确答案' })).toBeTruthy();
  await userEvent.selectOptions(type, '题帽题');
  await userEvent.click(form.getByRole('button', { name: '加一道小题' }));
  expect(form.getByText('共5分')).toBeTruthy();
});

it('options are added, moved and taken away, and one of them is right', async () => {
  open('/manage/questions?open=1');
  const form = within(await screen.findByRole('dialog', { name: '编辑试题' }));
  const right = async (letter: string) =>
    form.findByRole<HTMLInputElement>('checkbox', { name: `${letter}是正确答案` });
  expect((await right('A')).checked).toBe(true);
  expect(form.queryByRole('combobox', { name: '题型' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: '下移选项A' }));
  expect((await right('B')).checked).toBe(true);
  await userEvent.click(await right('A'));
  expect((await right('B')).checked).toBe(false);
  await userEvent.click(form.getByRole('button', { name: '加一个选项' }));
  await userEvent.click(form.getByRole('button', { name: '去掉选项A' }));
  expect(form.queryByRole('checkbox', { name: 'D是正确答案' })).toBeNull();
});

it('a paper says what it gives, and takes what is drawn behind what it has', async () => {
  open('/manage/papers?open=7');
  const form = within(await screen.findByRole('dialog', { name: '编辑试卷' }));
  expect(await form.findByText('共3道题，16分')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: '抽题' }));
  expect(await form.findByText('共5道题，31分')).toBeTruthy();
  const list = within(form.getByRole('grid', { name: '组卷' }));
  expect(list.getAllByRole('row')).toHaveLength(5);
});

it('a key is corrected only after it was tried, and says whose points change', async () => {
  const { calls } = open('/manage/questions/1/regrade');
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: '更正并重判' });
  expect(confirm.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '试算' }));
  expect(await screen.findByText('请填写更正原因')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /更正原因/ }), '答案印错');
  await userEvent.click(screen.getByRole('button', { name: '试算' }));
  const report = within(await screen.findByRole('table', { name: '试算结果' }));
  expect(report.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(confirm);
  expect(await screen.findByText('已更正，成绩按新答案重判。')).toBeTruthy();
  expect(calls.filter((call) => call === 'POST /api/v2/question/1/regrade')).toHaveLength(2);
});

it('grades show figures and how it stands with everybody', async () => {
  open('/manage/papers/7/grades');
  expect(await screen.findByRole('region', { name: '统计' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('《写作基础结业考试》的成绩')).toBeTruthy());
  const table = within(await screen.findByRole('grid'));
  for (const word of ['及格', '不及格', '待阅卷', '考试中'])
    expect(table.getAllByText(word).length).toBeGreaterThan(0);
});
