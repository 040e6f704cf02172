import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
  mockPaper: 1,
  'mockPaper.update': 1,
  practice: 1,
  'practice.update': 1,
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
  await userEvent.selectOptions(type, '材料题');
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

it.each([
  { id: 1, type: '单选题', changeable: { role: 'checkbox', name: 'B是正确答案' } },
  { id: 3, type: '填空题', changeable: { role: 'textbox', name: '填空1的答案' } },
  { id: 6, type: '材料题', changeable: { role: 'combobox', name: '正确答案' } },
  { id: 7, type: '排序题', changeable: { role: 'button', name: '下移选项1' } },
])(
  'a correction of a $type changes its key alone: what is asked is read only',
  async ({ id, changeable }) => {
    open(`/manage/questions/${id}/regrade`);
    await screen.findByRole('button', { name: '更正并重判' });
    expect(screen.getByRole(changeable.role, { name: changeable.name })).toBeTruthy();
    for (const name of ['难度', '题型', '分值', /的分值$/, '题干', /^选项.$/])
      for (const role of ['combobox', 'textbox']) expect(screen.queryByRole(role, { name })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(添加录音|加一|去掉)/ })).toBeNull();
  },
);

it('grades show figures and how it stands with everybody', async () => {
  open('/manage/papers/7/grades');
  expect(await screen.findByRole('region', { name: '统计' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('《写作基础结业考试》的成绩')).toBeTruthy());
  const table = within(await screen.findByRole('grid'));
  for (const word of ['及格', '不及格', '待阅卷', '考试中'])
    expect(table.getAllByText(word).length).toBeGreaterThan(0);
});

it('grades of an exam that runs are looked at again by themselves, never while nobody sees them, and at once when they are seen', async () => {
  const { host, calls } = open('/manage/papers/7/grades');
  await screen.findByRole('region', { name: '统计' });
  const looks = () => calls.filter((call) => call.includes('/paper/7/') && call.startsWith('GET')).length;
  await screen.findByRole('grid');
  const first = looks();
  await act(() => host.advance(10_000));
  await waitFor(() => expect(looks()).toBeGreaterThan(first));
  await act(() => host.hide());
  await act(() => host.advance(1_000));
  const second = looks();
  await act(() => host.advance(60_000));
  expect(looks()).toBe(second);
  await act(() => host.wake());
  await waitFor(() => expect(looks()).toBeGreaterThan(second));
});

it('figures of questions put the weakest first when they are sorted, and open to who chose what', async () => {
  open('/manage/papers/7/figures');
  const table = within(await screen.findByRole('grid', { name: '各题情况' }));
  expect(screen.getByText('《写作基础结业考试》的题目分析')).toBeTruthy();
  expect(table.getByText('反向，请核对答案')).toBeTruthy();
  await userEvent.click(table.getByRole('columnheader', { name: /区分度/ }));
  expect(table.getAllByRole('row')[1]?.textContent).toContain('初稿写完就可以交了');
  await userEvent.click(table.getByText('一句话里最多留几个形容词？'));
  const details = within(await screen.findByRole('dialog', { name: '第1题' }));
  expect(details.getByText('没有人选')).toBeTruthy();
  expect(details.getByText('高分组选得比低分组多')).toBeTruthy();
});

it('a mock paper shows what the bank has beside what its rule draws', async () => {
  open('/manage/mock-papers?open=7');
  const form = within(await screen.findByRole('dialog', { name: '编辑模拟卷' }));
  const single = await form.findByRole('textbox', { name: '单选题' });
  await waitFor(() => expect(form.getByText('题库里有40道')).toBeTruthy());
  expect(form.getByText('共抽7道题')).toBeTruthy();
  await userEvent.clear(single);
  await userEvent.type(single, '9{Enter}');
  expect(form.getByText('共抽11道题')).toBeTruthy();
});

it('questions put into a practice go to its last chapter', async () => {
  open('/manage/practices?open=7');
  const form = within(await screen.findByRole('dialog', { name: '编辑练习' }));
  expect(await form.findByText('句子')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: '抽题' }));
  await waitFor(() => expect(form.getByText('抽到2道题')).toBeTruthy());
  const rows = form.getAllByRole('row').map((row) => row.textContent);
  expect(rows.at(-1)).toContain('初稿写完就可以交了');
});

it('questions of a file are read first, with what is wrong by line, and then imported', async () => {
  open('/manage/questions');
  await userEvent.click(await screen.findByRole('button', { name: '导入试题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从文件导入试题' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  await userEvent.upload(input, new File(['题 {T}'], '题.gift'));
  expect(await dialog.findByText('可以导入2道题')).toBeTruthy();
  const cells = dialog.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.join(' ')).toContain('答案 请填写答案');
  await userEvent.click(dialog.getByRole('button', { name: '导入2道题' }));
  expect(await dialog.findByText('已导入2道题，还有1道题没有导入')).toBeTruthy();
});

it('the questions of the list are exported, and what the format has no place for is told', async () => {
  open('/manage/questions');
  await userEvent.click(await screen.findByRole('button', { name: '导出试题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '把试题导出成文件' }));
  await userEvent.click(dialog.getByRole('button', { name: '下载' }));
  expect(await dialog.findByText('已导出7道题，有1道题这种格式放不下')).toBeTruthy();
});

it('a paper is printed without what makes it right, or with it', async () => {
  open('/manage/papers/7/sheet');
  expect(await screen.findByText('共1题，满分16分，及格10分，60分钟')).toBeTruthy();
  expect(screen.queryByText('越少越准。')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '打印哪一份' }), '答案和解析');
  expect(screen.getByText('越少越准。')).toBeTruthy();
});
