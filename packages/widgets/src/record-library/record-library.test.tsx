import { StrictMode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { HostProvider, type PlayerPort } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { type RecordsBackend } from '../testing/records-backend.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { RecordLibrary, type RecordLibraryProps } from './index.ts';
import { shareAddress } from './record-library.fixtures.ts';
import { createLibraryBackend } from './records.fixtures.ts';
import { knowDialogs } from '../testing/native-dialogs.fixtures.ts';

// jsdom knows neither dialogs nor films.
beforeAll(() => {
  knowDialogs();
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.pause = () => {};
});

interface Scene extends Partial<RecordLibraryProps> {
  host?: TestHost;
  backend?: RecordsBackend;
}

/** The library on a page, its first answer there. */
async function show({
  host = createTestHost({ user: testUser }),
  backend = createLibraryBackend({ records: 8 }),
  ...props
}: Scene = {}) {
  const draw = (more: Partial<RecordLibraryProps> = {}) => (
    <StrictMode>
      <HostProvider host={host}>
        <RecordLibrary records={backend.api} shareAddress={shareAddress} {...props} {...more} />
      </HostProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(draw());
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    settle,
    unmount,
    redraw: async (more: Partial<RecordLibraryProps>) => {
      rerender(draw(more));
      await settle();
    },
    press: async (name: string | RegExp) => {
      await userEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
  };
}

const cards = () => screen.queryAllByRole('article');
const first = '播放“二次函数的图像：从开口到顶点”';

it('shows the recordings with length, day, size and whether they are shared', async () => {
  const backend = createLibraryBackend({ records: 8 });
  // The same day wherever the test runs.
  backend.rows()[0]!.created_at = new Date(2026, 2, 2, 12).toISOString();
  await show({ backend });
  const [card] = cards();
  expect(cards()).toHaveLength(8);
  expect(within(card!).getByText('时长01:36')).toBeTruthy();
  expect(within(card!).getByText('2026-03-02')).toBeTruthy();
  expect(within(card!).getByText('1.3 MB')).toBeTruthy();
  expect(within(card!).getByText('已分享')).toBeTruthy();
});

it('asks a visitor to sign in, and shows the library of whoever does', async () => {
  const { host, press, settle } = await show({ host: createTestHost() });
  expect(cards()).toHaveLength(0);
  await press('登录');
  expect(host.loginRequests).toEqual([{ mode: 1 }]);
  act(() => host.setUser(testUser));
  await settle();
  expect(cards()).toHaveLength(8);
});

it('T8 searches on Enter, not by the key, and shows all again when the field is emptied', async () => {
  const { backend, settle } = await show();
  const field = screen.getByRole('searchbox', { name: '搜索标题' });
  await userEvent.type(field, '断句');
  expect(backend.counted('list')).toBe(2);
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(cards()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(cards()).toHaveLength(8);
});

it('tells in words what is empty, and where to go on', async () => {
  const onRecord = vi.fn<() => void>();
  const { redraw, settle } = await show({ backend: createLibraryBackend(), onRecord });
  expect(screen.getByText('还没有录制')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: '开始录制' })[1]!);
  expect(onRecord).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByRole('searchbox'), '没有{Enter}');
  await settle();
  expect(screen.getByText('没有找到相关的录制')).toBeTruthy();
  await redraw({});
});

it('opens a recording in place, moves the focus to it, and back to its card', async () => {
  const onOpenChange = vi.fn<(id: number | null) => void>();
  const { press, backend } = await show({ onOpenChange });
  const id = backend.rows()[0]!.id;
  await press(first);
  const heading = screen.getByRole('heading', { level: 2, name: '二次函数的图像：从开口到顶点' });
  expect(document.activeElement).toBe(heading);
  expect(onOpenChange).toHaveBeenLastCalledWith(id);
  await press('返回列表');
  expect(onOpenChange).toHaveBeenLastCalledWith(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: first }));
});

it('follows the address of the page, there and back', async () => {
  const backend = createLibraryBackend({ records: 33 });
  const last = backend.rows().at(-1)!;
  const { redraw } = await show({ backend, openId: last.id });
  expect(screen.getByRole('heading', { name: last.title })).toBeTruthy();
  await redraw({ openId: null });
  expect(cards()).toHaveLength(20);
  await redraw({ openId: 404 });
  expect(screen.getByRole('alert').textContent).toBe('录制不存在或已删除');
});

it('gives the page what plays, and takes it back; lines of the description lead there', async () => {
  const onPlayer = vi.fn<(player: PlayerPort | null) => void>();
  const { press, unmount } = await show({ onPlayer });
  await press(first);
  const [player] = onPlayer.mock.lastCall!;
  expect(player?.position()).not.toBeUndefined();
  await press('跳到00:24');
  unmount();
  expect(onPlayer).toHaveBeenLastCalledWith(null);
});

it('tells the page of changes that would be lost, and lets go when they are saved', async () => {
  const onUnsavedChange = vi.fn<(isUnsaved: boolean) => void>();
  const { press, backend } = await show({ onUnsavedChange });
  await press(first);
  await press('编辑');
  const title = screen.getByRole('textbox', { name: /标题/ });
  expect(document.activeElement).toBe(title);
  await userEvent.type(title, '（修订）');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await press('保存');
  expect(backend.rows()[0]?.title).toBe('二次函数的图像：从开口到顶点（修订）');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('heading', { name: /修订/ })).toBeTruthy();
  const going = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(going);
  expect(going.defaultPrevented).toBe(false);
});

it('shares with a switch, and offers the link', async () => {
  const { host, settle, press } = await show();
  await press('播放“第三组的统计表怎么改”');
  const control = screen.getByRole('switch', { name: '分享' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(control);
  await settle();
  expect(control.getAttribute('aria-checked')).toBe('true');
  expect(screen.getAllByText('添加成功').length).toBeGreaterThan(0);
  await press('复制链接');
  expect(host.copied).toEqual(['https://school.test/record/detail?id=7000000000001']);
});

it('asks before it removes, keeps the question when it is refused, and goes to the list after', async () => {
  const { backend, press, settle } = await show();
  await press(first);
  await press('删除');
  const question = screen.getByRole('alertdialog', { name: '删除“二次函数的图像：从开口到顶点”？' });
  backend.fail('remove', () => refusal('正在被别人剪辑'));
  await userEvent.click(within(question).getByRole('button', { name: '删除' }));
  await settle();
  expect(within(question).getByRole('alert').textContent).toBe('正在被别人剪辑');
  await userEvent.click(within(question).getByRole('button', { name: '删除' }));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(cards()).toHaveLength(7);
});

it('makes a category where it was asked for, by keys alone', async () => {
  const { press, settle, backend } = await show();
  await press('在“教学录像”下新建分类');
  await userEvent.keyboard('公开课{Enter}');
  await settle();
  expect(backend.tree()[0]?.children.at(-1)?.name).toBe('公开课');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '公开课' }));
  await press('重命名“公开课”');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '公开课' }));
});

it('shows what was recorded meanwhile', async () => {
  const { backend, redraw } = await show({ version: 0 });
  await backend.api.create({ title: '刚录好的', aliyun_video_id: 'new' });
  await redraw({ version: 1 });
  expect(within(cards()[0]!).getByText('刚录好的')).toBeTruthy();
});

it('draws what stands below an open recording, and speaks English', async () => {
  const { press } = await show({
    host: createTestHost({ user: testUser, locale: 'en' }),
    renderComments: ({ id }) => <p>comments of {id}</p>,
  });
  await press(/^Play 二次函数/);
  expect(screen.getByText('comments of 7000000000000')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to the list' })).toBeTruthy();
});
