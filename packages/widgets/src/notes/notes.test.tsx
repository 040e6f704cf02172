import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@shuyuan/ui/provider';
import { beforeAll, expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';
import { Notes } from './index.ts';
import { createNotesBackend, video } from './notes-backend.fixtures.ts';
import type { NotesProps } from './notes.props.ts';

// jsdom lays nothing out.
beforeAll(() => {
  knowDialogs();
  HTMLElement.prototype.scrollIntoView = () => {};
});

async function show({
  host = createTestHost({ user: testUser }),
  ...props
}: Partial<NotesProps> & { host?: TestHost } = {}) {
  const backend = createNotesBackend({ marks: [62] });
  const seeks: number[] = [];
  const player = {
    position: () => 100,
    seek: (seconds: number) => void seeks.push(seconds),
    pause() {},
    play() {},
    isPlaying: () => false,
  };
  render(
    <UiProvider locale={host.locale}>
      <HostProvider host={host}>
        <Notes resource={video} notes={backend.notes} study={backend.study} player={player} {...props} />
      </HostProvider>
    </UiProvider>,
  );
  await act(() => host.settle());
  return { host, backend, seeks };
}

it('leads to the moment of a note and of a mark, by buttons that say where', async () => {
  const { seeks } = await show();
  await userEvent.click(screen.getByRole('button', { name: '跳到 12:34' }));
  await userEvent.click(screen.getByRole('button', { name: '跳到 01:02' }));
  expect(seeks).toEqual([754, 62]);
});

it('CL-12 leads nowhere past the end, and says so', async () => {
  await show({ extent: 700 });
  expect(screen.queryByRole('button', { name: '跳到 12:34' })).toBeNull();
  expect(screen.getByText(/12:34 · 已超出现在的内容/)).toBeTruthy();
});

it('has the box at the foot with its film tools, and stamps by hand', async () => {
  await show();
  const moment = screen.getByRole('textbox', { name: '时间点' });
  await userEvent.click(screen.getByRole('button', { name: '打点' }));
  expect(moment).toHaveProperty('value', '01:40');
  await userEvent.clear(moment);
  await userEvent.type(moment, '1:02:03');
  await userEvent.tab();
  expect(moment).toHaveProperty('value', '1:02:03');
});

it('asks before it deletes', async () => {
  const { host, backend } = await show();
  await userEvent.click(screen.getAllByRole('button', { name: '删除' })[0]!);
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: '删除' }));
  await act(() => host.settle());
  expect(backend.mine()).toHaveLength(3);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows others’ notes to a visitor, and no box', async () => {
  const { host } = await show({ host: createTestHost() });
  expect(screen.getByText('沈砚秋')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存笔记' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: '我的笔记' }));
  await act(() => host.settle());
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(host.loginRequests).toHaveLength(1);
});
