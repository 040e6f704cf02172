import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';
import { createCommentsBackend, type CommentsBackend } from './comments-backend.fixtures.ts';
import { CommentBox } from './index.ts';
import { lazyDialogs } from './lazy-dialogs.ts';
import { lazyWriting } from './viewer-actions.ts';

beforeAll(async () => {
  knowDialogs();
  await Promise.all([lazyWriting.load(), lazyDialogs.load()]);
});

/** A thread of three whose newest comment is one's own, and has replies. */
async function show(prepare: (backend: CommentsBackend) => void = () => {}) {
  const host = createTestHost({ user: testUser });
  const backend = createCommentsBackend({ comments: 2, repliesOf: () => 0, author: testUser });
  const id = backend.post('发错了');
  await backend.api.submit({ type: 'article', id: 7 }, { content: '没有错', parent_id: id, reply_id: id });
  prepare(backend);
  render(
    <HostProvider host={host}>
      <CommentBox comments={backend.api} target={{ type: 'article', id: 7 }} />
    </HostProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const first = () => screen.getAllByRole('article')[0]!;
  return {
    host,
    backend,
    settle,
    first,
    remove: async () => {
      await userEvent.click(within(first()).getByRole('button', { name: '删除' }));
      await settle();
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
      await settle();
    },
  };
}

const undoButton = () => screen.getByRole('button', { name: '撤销' });

describe('a comment that its author deletes', () => {
  it('is asked about with the ten minutes, and its place has the focus and the way back', async () => {
    const { first, settle, remove } = await show();
    await userEvent.click(within(first()).getByRole('button', { name: '删除' }));
    await settle();
    expect(screen.getByText('删除后10分钟内可以撤销。下面的回复会保留。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await remove();
    expect(screen.queryByText('发错了')).toBeNull();
    expect(first().getAttribute('aria-label')).toBe('已删除');
    expect(document.activeElement).toBe(undoButton());
    expect(screen.getByText('已删除，10分钟内可以撤销')).toBeTruthy();
    expect(within(first()).getByRole('button', { name: '1条回复' })).toBeTruthy();
    expect(within(first()).queryByRole('button', { name: '回复' })).toBeNull();
  });

  it('is brought back by keyboard, and has the focus', async () => {
    const { first, settle, remove } = await show();
    await remove();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(within(first()).getByText('发错了')).toBeTruthy();
    expect(document.activeElement).toBe(first());
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('says in its place why it has not come back, where the button keeps the focus', async () => {
    const { backend, first, settle, remove } = await show();
    await remove();
    backend.fail('restoreOwn', unplugged);
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(within(first()).getByText(/没能撤销，请检查网络后重试/)).toBeTruthy();
    expect(document.activeElement).toBe(undoButton());
  });

  it('offers it no more after ten minutes, and loses no focus', async () => {
    const { host, backend, first, remove } = await show();
    await remove();
    await act(() => host.advance(9 * 60_000));
    expect(undoButton().getAttribute('aria-disabled')).toBeNull();
    await act(() => host.advance(60_000));
    expect(undoButton().getAttribute('aria-disabled')).toBe('true');
    expect(within(first()).getByText(/超过10分钟不能撤销/)).toBeTruthy();
    expect(document.activeElement).toBe(undoButton());
    await userEvent.click(undoButton());
    expect(backend.counted('restoreOwn')).toBe(0);
  });

  it('is a removed comment to whoever signs in after its author', async () => {
    const { host, first, remove } = await show();
    await remove();
    act(() => host.setUser({ ...testUser, id: 99 }));
    expect(within(first()).getByText('该评论已删除')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });
});

it('CM-12 marks what waits for a moderator, and offers its author to delete it and nothing else', async () => {
  const { settle, first } = await show(({ api }) => {
    const { submit } = api;
    api.submit = async (...call) => {
      const sent = await submit(...call);
      return { ...sent, row: sent.row && { ...sent.row, is_waiting: true } };
    };
  });
  await userEvent.type(screen.getByPlaceholderText('写下你的评论…'), '要审核的话');
  await userEvent.click(screen.getByRole('button', { name: '发表评论' }));
  await settle();
  const row = within(first());
  expect(row.getByText('要审核的话')).toBeTruthy();
  expect(row.getByText('等待审核，只有你能看到')).toBeTruthy();
  expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['删除']);
});

it('CM-05 says above a draft that another tab has it now, and saves it here again when asked', async () => {
  const { host, backend, settle } = await show();
  const field = screen.getByPlaceholderText('写下你的评论…');
  await userEvent.type(field, '写到一半');
  await settle();
  const [place = ''] = (await host.storage.entries('comment-drafts/')).map(([name]) => name);
  await host.storage.remove(place);
  await act(() => host.wake());
  expect(screen.getAllByText(/^这份草稿已在别的标签页发出或改动/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '在这里继续保存' }));
  await settle();
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: '在这里继续保存' })).toBeNull();
  expect((await host.storage.entries('comment-drafts/')).map(([, text]) => text)).toEqual(['写到一半']);
  expect(backend.counted('submit')).toBe(1);
});
