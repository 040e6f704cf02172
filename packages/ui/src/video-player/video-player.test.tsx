import { createRef } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './video-player.tsx';

/** jsdom has no film: what an element of a browser would do by itself, as far as the player asks for it. */
const film = { time: 0, paused: true, duration: 100, rate: 1 };

beforeAll(async () => {
  await import('./player.tsx');
  const fake = HTMLMediaElement.prototype;
  const tell = (element: HTMLMediaElement, ...events: string[]) => {
    for (const event of events) fireEvent(element, new Event(event));
  };
  Object.defineProperties(fake, {
    duration: { get: () => film.duration, configurable: true },
    paused: { get: () => film.paused, configurable: true },
    currentTime: {
      get: () => film.time,
      set(this: HTMLMediaElement, time: number) {
        film.time = time;
        tell(this, 'seeking', 'timeupdate', 'seeked');
      },
      configurable: true,
    },
    playbackRate: {
      get: () => film.rate,
      set(this: HTMLMediaElement, rate: number) {
        film.rate = rate;
        tell(this, 'ratechange');
      },
      configurable: true,
    },
  });
  fake.play = function play(this: HTMLMediaElement) {
    film.paused = false;
    tell(this, 'play', 'playing');
    return Promise.resolve();
  };
  fake.pause = function pause(this: HTMLMediaElement) {
    if (film.paused) return;
    film.paused = true;
    tell(this, 'pause');
  };
  fake.load = () => {};
});

beforeEach(() => Object.assign(film, { time: 0, paused: true, duration: 100, rate: 1 }));

async function show(props: Partial<VideoPlayerProps> = {}) {
  const handle = createRef<VideoPlayerHandle>();
  const { container } = render(
    <VideoPlayer ref={handle} title="第二讲" sources="/lesson.mp4" poster="/poster.webp" {...props} />,
  );
  const frame = await screen.findByRole('region', { name: '视频：第二讲' });
  const video = container.querySelector('video') as HTMLVideoElement;
  fireEvent(video, new Event('loadedmetadata'));
  fireEvent(video, new Event('durationchange'));
  const playTo = (time: number) =>
    act(() => {
      for (let next = film.time; next < time; next += 0.25) {
        film.time = next;
        fireEvent(video, new Event('timeupdate'));
      }
      film.time = time;
      fireEvent(video, new Event('timeupdate'));
    });
  return { container, frame, video, handle, playTo };
}

const progress = () => screen.getByRole<HTMLInputElement>('slider', { name: '播放进度' });
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('group')).getByRole('button', { name }));

it('keeps its place with the poster on a server', () => {
  const html = renderToString(<VideoPlayer title="第二讲" sources="/a.mp4" poster="/poster.webp" />);
  expect(html).toContain('src="/poster.webp"');
  expect(html).toContain('视频加载中');
  expect(html).not.toContain('style=');
});

it('plays, pauses and says what the button will do', async () => {
  const onPlay = vi.fn<() => void>();
  const onPause = vi.fn<() => void>();
  await show({ onPlay, onPause });
  await press('播放');
  expect(film.paused).toBe(false);
  await press('暂停');
  expect(film.paused).toBe(true);
  expect([onPlay.mock.calls.length, onPause.mock.calls.length]).toEqual([1, 1]);
});

it('tells the time once a second, and at once after a jump', async () => {
  const onTime = vi.fn<(seconds: number) => void>();
  const { playTo, handle } = await show({ onTime });
  playTo(3);
  const told = onTime.mock.calls.flat();
  expect(told.length).toBeLessThanOrEqual(4);
  act(() => handle.current?.seek(50));
  expect(onTime).toHaveBeenLastCalledWith(50);
});

it('says the time in words to those who listen', async () => {
  const { handle } = await show();
  act(() => handle.current?.seek(65));
  expect(progress().getAttribute('aria-valuetext')).toBe('1分5秒，共1分40秒');
});

describe('keys', () => {
  it.each([
    ['{ArrowRight}', 25],
    ['{ArrowLeft}', 15],
    ['l', 30],
    ['j', 10],
    ['{Home}', 0],
    ['{End}', 100],
    ['7', 70],
  ])('%s goes from second 20 to %d', async (keys, expected) => {
    const { handle } = await show();
    act(() => handle.current?.seek(20));
    progress().focus();
    await userEvent.keyboard(keys);
    expect(film.time).toBe(expected);
  });

  it('are left to the list, the volume and the page', async () => {
    const { handle } = await show();
    act(() => handle.current?.seek(20));
    screen.getByRole('combobox', { name: '播放速度' }).focus();
    await userEvent.keyboard('{ArrowRight}7');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{ArrowRight}k');
    expect(film).toMatchObject({ time: 20, paused: true });
  });

  it('step through the speeds', async () => {
    await show();
    progress().focus();
    await userEvent.keyboard('>>><');
    expect(film.rate).toBe(1.5);
  });
});

describe('a learner who may not skip', () => {
  it('goes on only to what was watched, whoever asks, and at one speed', async () => {
    const { video, handle, playTo } = await show({ isSeekable: false, watchedTo: 10 });
    act(() => handle.current?.seek(60));
    expect(film.time).toBe(10);
    playTo(12);
    act(() => handle.current?.seek(0));
    act(() => handle.current?.seek(60));
    expect(film.time).toBe(12);
    act(() => void (video.currentTime = 90));
    expect(film.time).toBe(12);
    act(() => void (video.playbackRate = 2));
    expect(film.rate).toBe(1);
    expect(screen.queryByRole('combobox', { name: '播放速度' })).toBeNull();
  });
});

describe('a trial', () => {
  it('stops at its second, says so once, and does not go on', async () => {
    const onTrialEnd = vi.fn<() => void>();
    const { playTo, handle } = await show({ trialSeconds: 5, trialEnd: <a href="/buy">购买</a>, onTrialEnd });
    await act(async () => handle.current?.play());
    playTo(5);
    expect(film.paused).toBe(true);
    expect(screen.getByRole('link', { name: '购买' })).toBeTruthy();
    await act(async () => handle.current?.play());
    expect(film.paused).toBe(true);
    expect(onTrialEnd).toHaveBeenCalledOnce();
    act(() => handle.current?.seek(0));
    expect(screen.queryByRole('link', { name: '购买' })).toBeNull();
  });
});

it('goes on where one stopped, says so, and starts over when asked', async () => {
  await show({ startAt: 40 });
  expect(film.time).toBe(40);
  expect(screen.getByText('已从0:40继续播放')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '从头播放' }));
  expect(film.time).toBe(0);
});

it('keeps the place and the play when another quality is chosen', async () => {
  const sources = [
    { src: '/high.mp4', label: '高清' },
    { src: '/low.mp4', label: '流畅' },
  ];
  const { video, handle } = await show({ sources });
  await act(async () => handle.current?.play());
  act(() => handle.current?.seek(33));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '清晰度' }), '流畅');
  expect(video.src).toMatch(/\/low\.mp4$/);
  Object.assign(film, { time: 0, paused: true });
  fireEvent(video, new Event('loadedmetadata'));
  expect(film).toMatchObject({ time: 33, paused: false });
});

it('says what went wrong, and tries the same address again', async () => {
  const { video } = await show();
  Object.defineProperty(video, 'error', { value: { code: 2 }, configurable: true });
  fireEvent(video, new Event('error'));
  expect(screen.getByRole('alert').textContent).toMatch(/网络/);
  const load = vi.spyOn(video, 'load');
  Object.defineProperty(video, 'error', { value: null, configurable: true });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(load).toHaveBeenCalled();
  fireEvent(video, new Event('emptied'));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('an address that runs out', () => {
  const failWith = (video: HTMLVideoElement, code: number | null) =>
    Object.defineProperty(video, 'error', { value: code && { code }, configurable: true });

  /** What an element does when it is given another source. */
  async function takeSource(video: HTMLVideoElement) {
    await act(async () => {});
    failWith(video, null);
    Object.assign(film, { time: 0, paused: true });
    fireEvent(video, new Event('emptied'));
  }

  const load = (video: HTMLVideoElement) => {
    fireEvent(video, new Event('loadedmetadata'));
    fireEvent(video, new Event('loadeddata'));
  };

  it('is asked for anew, and the film goes on where it was, time and again', async () => {
    let count = 0;
    const renewSource = vi.fn<() => Promise<string>>(async () => `/lesson.mp4?signed=${(count += 1)}`);
    const { video, handle } = await show({ renewSource });
    for (const expected of [1, 2]) {
      await act(async () => handle.current?.play());
      act(() => handle.current?.seek(40));
      failWith(video, 2);
      fireEvent(video, new Event('error'));
      expect(screen.queryByRole('alert')).toBeNull();
      await takeSource(video);
      load(video);
      expect(video.src).toMatch(new RegExp(`signed=${expected}$`));
      expect(film).toMatchObject({ time: 40, paused: false });
    }
    expect(renewSource).toHaveBeenCalledTimes(2);
  });

  it('is not asked for for ever when the film itself is broken, but again when the reader wants it', async () => {
    const renewSource = vi.fn<() => Promise<string>>(async () => '/lesson.mp4?signed=1');
    const { video } = await show({ renewSource });
    failWith(video, 4);
    fireEvent(video, new Event('error'));
    await takeSource(video);
    failWith(video, 4);
    fireEvent(video, new Event('error'));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(renewSource).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await takeSource(video);
    expect(renewSource).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told as a failure when there is no other', async () => {
    const renewSource = () => Promise.reject(new Error('closed'));
    const { video } = await show({ renewSource });
    failWith(video, 2);
    fireEvent(video, new Event('error'));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

it('offers no picture in picture under a watermark, and speaks English', async () => {
  render(
    <UiProvider locale="en">
      <VideoPlayer title="Lesson 2" sources="/a.mp4">
        <span>138****0001</span>
      </VideoPlayer>
    </UiProvider>,
  );
  await screen.findByRole('region', { name: 'Video: Lesson 2' });
  expect(screen.getByText('138****0001')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Play' }).length).toBeGreaterThan(0);
});
