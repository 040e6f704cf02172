import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../../app.tsx';
import { createStorySite } from '../../../../testing/story-site.tsx';

const permissions = {
  course: 1,
  'course.store': 1,
  'course.update': 1,
  video: 1,
  article: 1,
  paper: 1,
  'paper.store': 1,
} as const;

const siteAt = (path: string) =>
  createStorySite({ path, user: { ...testUser, permissions }, scenario: manageScenarios.works });

function show(story: ReturnType<typeof siteAt>) {
  return render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
}

const formOf = async (name: string) => {
  const form = within(await screen.findByRole('dialog', { name }));
  await form.findByRole('region', { name: '课时目录' });
  return form;
};

async function open(address: string, name: string) {
  show(siteAt(address));
  return formOf(name);
}

const openCourse = () => open('/manage/courses?open=3', '编辑课程');

/** Titles of the rows with their levels, in order. */
const rows = () =>
  within(screen.getByRole('treegrid', { name: '课时目录' }))
    .getAllByRole('row')
    .map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`);

const panelOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('CR-11 makes the first lesson of a new course free, and says what is missing before it is published', async () => {
  const form = await open('/manage/courses?open=new', '新课程');
  expect(form.getByText('还差：至少一个课时')).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: '加一个课时' }));
  const panel = await panelOf('新课时');
  expect(panel.getByRole<HTMLInputElement>('switch', { name: /免费课时/ }).checked).toBe(true);
  await userEvent.selectOptions(panel.getByRole('combobox', { name: '类型' }), '直播');
  await userEvent.click(panel.getByRole('button', { name: '完成' }));
  expect(panel.getByText('请填写课时名称')).toBeDefined();
  await userEvent.type(panel.getByRole('textbox', { name: /名称/ }), '答疑');
  await userEvent.click(panel.getByRole('button', { name: '完成' }));
  expect(panel.getByText('请填写开始时间')).toBeDefined();
});

it('shows of each lesson its kind, whether it is free, and why it cannot be taken', async () => {
  await openCourse();
  const tree = within(screen.getByRole('treegrid', { name: '课时目录' }));
  const texts = tree.getAllByRole('row').map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^开课视频.*1:30 · 免费/),
    expect.stringMatching(/^删与改5个课时/),
    expect.stringMatching(/^删掉一半视频.*10:00$/),
    expect.stringContaining('引用文章 · 一篇旧稿'),
    expect.stringContaining('附件 · 稿纸'),
    expect.stringContaining('直播'),
    expect.stringMatching(/^还没录的一讲视频 · 没有选视频/),
    expect.stringMatching(/^合上稿子还没有课时，网站上不会显示/),
    expect.stringMatching(/^改给别人看4个课时/),
    expect.stringMatching(/^改稿的次序图文$/),
    expect.stringMatching(/^还没写的一讲图文 · 免费 · 没有内容/),
    expect.stringMatching(/^结课测验测验 · 写作基础结业考试$/),
    expect.stringMatching(/^交一篇作业作业 · .* · 试卷未发布/),
  ]);
});

it('tells before publishing of a chapter without lessons, and of lessons before the first chapter', async () => {
  const form = await openCourse();
  const checks = within(form.getByRole('region', { name: '发布前检查' }));
  expect(checks.getByText('“合上稿子”还没有课时，网站上不会显示')).toBeDefined();
  expect(checks.getByText('有1个课时排在第一章之前，不属于任何一章')).toBeDefined();
  expect(form.getByText('有1个课时排在第一章之前，不属于任何一章。')).toBeDefined();
});

it('adds a lesson at the end of its chapter, and gives it the focus', async () => {
  const form = await openCourse();
  await userEvent.click(form.getByRole('button', { name: '在“删与改”里加课时' }));
  const panel = await panelOf('新课时');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: '类型' }), '测验');
  await userEvent.type(panel.getByRole('textbox', { name: /名称/ }), '小测');
  await userEvent.click(panel.getByRole('button', { name: '完成' }));
  await waitFor(() =>
    expect(rows().slice(5, 9)).toEqual(['2 改稿答疑', '2 还没录的一讲', '2 小测', '1 合上稿子']),
  );
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('小测'));
});

it('folds a chapter', async () => {
  await openCourse();
  const chapter = screen.getByRole('row', { name: '改给别人看' });
  const before = rows().length;
  await userEvent.click(within(chapter).getByText('改给别人看'));
  expect(rows()).toHaveLength(before - 4);
  expect(chapter.getAttribute('aria-expanded')).toBe('false');
});

it('moves a lesson by keys, into another chapter too, from the first arrow on', async () => {
  await openCourse();
  const handle = (name: string) =>
    within(screen.getByRole('row', { name })).getByRole('button', { name: `移动${name}` });
  act(() => handle('读一篇旧稿').focus());
  await userEvent.keyboard('{Enter}{ArrowUp}');
  expect(rows().slice(1, 4)).toEqual(['1 删与改', '2 读一篇旧稿', '2 删掉一半']);
  expect(screen.getByText('“删与改”里第1项，共5项')).toBeDefined();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(rows().slice(0, 3)).toEqual(['1 开课', '1 读一篇旧稿', '1 删与改']);
  await waitFor(() => expect(document.activeElement).toBe(handle('读一篇旧稿')));
  // The sheet stays open when a move is put back.
  act(() => handle('合上稿子').focus());
  await userEvent.keyboard('{Enter}{ArrowUp}');
  expect(rows().slice(2, 4)).toEqual(['1 合上稿子', '1 删与改']);
  await userEvent.keyboard('{Escape}');
  expect(rows().slice(2, 4)).toEqual(['1 删与改', '2 删掉一半']);
});

it('moves a lesson to another chapter by its menu, and takes it out', async () => {
  await openCourse();
  await userEvent.click(screen.getByRole('button', { name: '“开课”的更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '合上稿子' }));
  await waitFor(() => expect(rows().slice(0, 1)).toEqual(['1 删与改']));
  expect(rows().slice(6, 8)).toEqual(['1 合上稿子', '2 开课']);
  await userEvent.click(screen.getByRole('button', { name: '“开课”的更多操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '移出' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: '开课' })).toBeNull());
});

it('asks what becomes of the lessons of a chapter that is deleted', async () => {
  await openCourse();
  const remove = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: `“${title}”的更多操作` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除这一章' }));
  };
  await remove('合上稿子');
  await waitFor(() => expect(screen.queryByRole('row', { name: '合上稿子' })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const count = rows().length;
  await remove('改给别人看');
  const question = within(await screen.findByRole('alertdialog', { name: '删除“改给别人看”这一章？' }));
  const choice = question.getByRole<HTMLSelectElement>('combobox', { name: '这一章里的4个课时' });
  expect(choice.selectedOptions[0]?.text).toBe('移到“删与改”');
  await userEvent.click(question.getByRole('button', { name: '删除这一章' }));
  await waitFor(() => expect(rows()).toHaveLength(count - 1));
  expect(rows().at(-1)).toBe('2 交一篇作业');
  await remove('删与改');
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(again.getByRole('combobox'), '和这一章一起移出');
  await userEvent.click(again.getByRole('button', { name: '删除这一章' }));
  await waitFor(() => expect(rows()).toEqual(['1 开课']));
});

it('chooses a paper by its name, and leads to a new one', async () => {
  const form = await openCourse();
  await userEvent.click(form.getByRole('button', { name: '编辑《交一篇作业》' }));
  const panel = await panelOf('编辑课时');
  expect(panel.getByText('这张试卷还没有发布，发布之后学员才能做。')).toBeDefined();
  expect(panel.getByRole('link', { name: '新建试卷' }).getAttribute('href')).toBe('/manage/papers?open=new');
  await userEvent.type(panel.getByRole('combobox', { name: '找一张试卷' }), '写作');
  await userEvent.click(await screen.findByRole('option', { name: /写作基础结业考试/ }));
  await userEvent.click(panel.getByRole('button', { name: '完成' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: '交一篇作业' }).textContent).toMatch(/写作基础结业考试$/),
  );
});

it('keeps the words of a text over another kind, Escape and a reload', async () => {
  const story = siteAt('/manage/courses?open=3');
  const { unmount } = show(story);
  const form = await formOf('编辑课程');
  await userEvent.click(form.getByRole('button', { name: '编辑《改稿的次序》' }));
  const panel = await panelOf('编辑课时');
  const text = await panel.findByRole('textbox', { name: '正文' });
  expect(text.textContent || (text as HTMLTextAreaElement).value).toContain('先看结构');
  const kind = panel.getByRole('combobox', { name: '类型' });
  await userEvent.selectOptions(kind, '视频');
  await userEvent.selectOptions(kind, '图文');
  await userEvent.type(panel.getByRole('textbox', { name: /名称/ }), '，再想');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '放弃改动？' }));
  await userEvent.click(question.getByRole('button', { name: '继续编辑' }));
  unmount();

  show(story);
  await formOf('编辑课程');
  const again = await panelOf('编辑课时');
  expect(again.getByText('上次没写完的内容已恢复。')).toBeDefined();
  expect(again.getByRole<HTMLInputElement>('textbox', { name: /名称/ }).value).toBe('改稿的次序，再想');
  const restored = await again.findByRole('textbox', { name: '正文' });
  expect(restored.textContent || (restored as HTMLTextAreaElement).value).toContain('先看结构');
  await userEvent.click(again.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.getByRole('row', { name: '改稿的次序，再想' })).toBeDefined());
});

it('forgets what was discarded', async () => {
  const story = siteAt('/manage/courses?open=3');
  const { unmount } = show(story);
  const form = await formOf('编辑课程');
  await userEvent.click(form.getByRole('button', { name: '编辑《开课》' }));
  const panel = await panelOf('编辑课时');
  await userEvent.type(panel.getByRole('textbox', { name: /名称/ }), '了');
  await userEvent.click(panel.getByRole('button', { name: '取消' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '放弃改动' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '编辑课时' })).toBeNull());
  unmount();
  show(story);
  await formOf('编辑课程');
  expect(screen.queryByRole('dialog', { name: '编辑课时' })).toBeNull();
});
