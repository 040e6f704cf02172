import { ApiError } from '@shuyuan/api-client';
import type { MarkingApi } from '@shuyuan/api-client/manage';
import { UiProvider } from '@shuyuan/ui/provider';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { submittedAttempts, waitingAttempts } from '../testing/managed-attempts.fixtures.ts';
import { AttemptMarking } from './index.ts';

async function show(attempt = submittedAttempts[0]!) {
  const host = createTestHost({ user: testUser });
  const mark = vi.fn<MarkingApi['mark']>(() => Promise.resolve({ status: 2, score: 20.5, waiting_count: 0 }));
  const onNext = vi.fn<(id: number) => void>();
  const find = vi.fn<MarkingApi['find']>(() => Promise.resolve(attempt));
  const list = vi.fn<MarkingApi['list']>(() => Promise.resolve({ data: waitingAttempts, total: 3 }));
  const marking = { mark, find, list };
  render(
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <AttemptMarking marking={marking} attemptId={31} onNext={onNext} onBack={() => {}} />
      </HostProvider>
    </UiProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { settle, field, mark, find, list, onNext };
}

it('shows each question with the answer, what it is held against, and a field for what a person gives', async () => {
  const { field } = await show();
  const essay = within(screen.getByRole('article', { name: '第2题' }));
  expect(essay.getByText(/给两盆薄荷换土/)).toBeTruthy();
  expect(essay.getByText('要有时间、地点，和一个具体的动作。')).toBeTruthy();
  expect(essay.getByText('有具体的动作 · 6分')).toBeTruthy();
  expect(field('第2题给分').value).toBe('');
  expect(field('第3题（1）给分')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '第1题给分' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: '第4题给分' })).toBeNull();
});

it('saves by Ctrl and Enter out of the field that is typed in, and goes on', async () => {
  const { field, mark, onNext, settle } = await show();
  await userEvent.type(field('第2题给分'), '8.5');
  await userEvent.type(field('第3题（1）给分'), '5');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await settle();
  expect(mark.mock.lastCall?.[1]).toEqual([
    { question_id: 92, score: 8.5, seen: null },
    { question_id: '93-cap-0', score: 5, seen: null },
  ]);
  expect(onNext.mock.calls).toEqual([[32]]);
});

it('shows pictures of its own site, and leads to no address that runs', async () => {
  const [attempt] = submittedAttempts;
  const thumbs = [
    '/blobs/a.png',
    '//elsewhere.test/b.png',
    'javascript:alert(1)',
    'https://elsewhere.test/c.png',
  ];
  const questions = attempt!.questions.map((asked) =>
    asked.id === 92 ? { ...asked, thumbs_rows: thumbs } : asked,
  );
  await show({ ...attempt!, questions });
  const pictures = within(screen.getByRole('list', { name: '作答的图片' }));
  expect(pictures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blobs/a.png',
    'https://elsewhere.test/c.png',
  ]);
  expect(pictures.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    '/blobs/a.png',
  ]);
});

it('shows one that is marked with its total, and nothing to give any more', async () => {
  await show({ ...submittedAttempts[0]!, status: 2, score: 20.5 });
  expect(screen.getByText('已阅完，总分20.5分')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: '阅下一份' })).toBeTruthy();
});

it('keeps the focus where marking is: after a refusal, a failed load, a second try, and at the end', async () => {
  const { field, mark, find, list, settle } = await show();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  mark.mockRejectedValueOnce(new ApiError({ kind: 'business', code: 409, message: '已被评分' }));
  await userEvent.type(field('第2题给分'), '8.5');
  await userEvent.type(field('第3题（1）给分'), '5');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await settle();
  expect(document.activeElement).toBe(screen.getByText('已被评分'));
  find.mockRejectedValueOnce(new ApiError({ kind: 'network', code: -1, message: '' }));
  await press('刷新这份答卷');
  expect(document.activeElement?.textContent).toContain('答卷没有加载出来');
  await press('重试');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  list.mockResolvedValueOnce({ data: [], total: 0 });
  await press('先看下一份');
  expect(document.activeElement?.textContent).toBe('没有别的答卷等待阅卷了');
});

it('shows that a typed number gave way to what another marker has given', async () => {
  const { field, mark, find, settle } = await show();
  mark.mockRejectedValueOnce(new ApiError({ kind: 'business', code: 409, message: '已被评分' }));
  await userEvent.type(field('第2题给分'), '8');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await settle();
  const [attempt] = submittedAttempts;
  const questions = attempt!.questions.map((asked) => (asked.id === 92 ? { ...asked, score: 6 } : asked));
  find.mockResolvedValueOnce({ ...attempt!, questions });
  await userEvent.click(screen.getByRole('button', { name: '刷新这份答卷' }));
  await settle();
  expect(field('第2题给分').value).toBe('6');
  expect(screen.getAllByText('有1题已有别的分数，现在显示的是它，你填的没有保留').length).toBeGreaterThan(0);
});
