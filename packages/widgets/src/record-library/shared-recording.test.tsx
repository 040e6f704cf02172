import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { HostProvider, type PlayerPort } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { SharedRecording, type SharedRecordingProps } from './index.ts';
import { createLibraryBackend } from './records.fixtures.ts';

// jsdom knows no films.
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});

async function show(props: Partial<SharedRecordingProps> = {}) {
  const host = createTestHost();
  const backend = createLibraryBackend({ records: 2 });
  // The same day wherever the test runs.
  backend.rows()[0]!.created_at = new Date(2026, 2, 2, 12).toISOString();
  const draw = (more: Partial<SharedRecordingProps> = {}) => (
    <StrictMode>
      <HostProvider host={host}>
        <SharedRecording records={backend.api} id={backend.rows()[0]!.id} {...props} {...more} />
      </HostProvider>
    </StrictMode>
  );
  const { rerender } = render(draw());
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    settle,
    redraw: async (more: Partial<SharedRecordingProps>) => {
      rerender(draw(more));
      await settle();
    },
  };
}

const findPlayer = () => screen.findByRole('region', { name: /^视频：二次函数/ });

it('shows player, title, owner, day and description', async () => {
  await show({ level: 1 });
  expect(screen.getByRole('heading', { level: 1, name: '二次函数的图像：从开口到顶点' })).toBeTruthy();
  expect(screen.getByText('林知远')).toBeTruthy();
  expect(screen.getByText('2026-03-02')).toBeTruthy();
  expect(await findPlayer()).toBeTruthy();
});

it('CB-15 leads to a moment of the description in the film', async () => {
  let playing: PlayerPort | null = null;
  await show({ onPlayer: (player) => (playing = player) });
  const video = (await findPlayer()).querySelector('video')!;
  await userEvent.click(screen.getByRole('button', { name: '跳到00:24' }));
  expect(video.currentTime).toBe(24);
  expect((playing as PlayerPort | null)?.position()).toBe(24);
});

it('says that it does not exist or is not shared, and offers a visitor to sign in', async () => {
  const { host, settle } = await show({ id: 404 });
  expect(screen.getByRole('alert').textContent).toBe('录制不存在或未分享');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { purpose: 'record' } }]);
  act(() => host.setUser(testUser));
  await settle();
  expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
});

it('leads its owner to where it is changed, and the page to what stands below', async () => {
  const onManage = vi.fn<(id: number) => void>();
  const { backend } = await show({ onManage, renderComments: ({ video }) => <p>about {video.id}</p> });
  await userEvent.click(screen.getByRole('button', { name: '管理' }));
  expect(onManage).toHaveBeenCalledWith(backend.rows()[0]!.id);
  expect(screen.getByText(`about ${backend.rows()[0]!.id}`)).toBeTruthy();
});

it('starts anew for another recording, and tells the page what is shown', async () => {
  const states: string[] = [];
  const { backend, redraw } = await show({ onStateChange: ({ status }) => states.push(status) });
  await redraw({ id: backend.rows()[1]!.id });
  expect(screen.getByRole('heading', { name: '第三组的统计表怎么改' })).toBeTruthy();
  expect(states.filter((status, index) => status !== states[index - 1])).toEqual([
    'loading',
    'ready',
    'loading',
    'ready',
  ]);
});
