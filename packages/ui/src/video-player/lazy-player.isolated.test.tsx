import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

const line = vi.hoisted(() => ({ isUp: false }));

vi.mock('./player.tsx', async () => {
  if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return { Player: () => <output>影片</output> };
});

it('says in its place that its player did not come, and comes when it is asked for again', async () => {
  const { container } = render(
    <>
      <p>别处</p>
      <VideoPlayer title="第二讲" sources="/a.mp4" poster="/poster.webp" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('播放器没有加载出来');
  expect(screen.queryByText('视频加载中')).toBeNull();
  expect(screen.getByText('别处')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  line.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('影片')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
