import { createRef } from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { library } from './hls.fixtures.ts';
import {
  VideoPlayer,
  type PlayerSettings,
  type VideoPlayerHandle,
  type VideoPlayerProps,
} from './video-player.tsx';

vi.mock('hls.js/light', async () => ({ default: (await import('./hls.fixtures.ts')).FakeHls }));

const still = { time: 0, paused: true, duration: 100, rate: 1, usualRate: 1, isThere: true };
/** jsdom has no film: what an element of a browser would do by itself, as far as the player asks for it. */
const film = { ...still, played: [] as [from: number, to: number][] };

beforeAll(async () => {
  await import('./player.tsx');
  const fake = HTMLMediaElement.prototype;
  const tell = (element: HTMLMediaElement, ...events: string[]) => {
    for (const event of events) fireEvent(element, new Event(event));
  };
  Object.defineProperties(fake, {
    readyState: { get: () => (film.isThere ? 4 : 0), configurable: true },
    played: {
      get: () => ({
        length: film.played.length,
        start: (index: number) => film.played[index]?.[0],
        end: (index: number) => film.played[index]?.[1],
      }),
      configurable: true,
    },
    duration: { get: () => (film.isThere ? film.duration : Number.NaN), configurable: true },
    paused: { get: () => film.paused, configurable: true },
    currentTime: {
      get: () => film.time,
      set(this: HTMLMediaElement, time: number) {
        if (!film.isThere) return;
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
    defaultPlaybackRate: {
      get: () => film.usualRate,
      set(this: HTMLMediaElement, rate: number) {
        film.usualRate = rate;
        tell(this, 'ratechange');
      },
      configurable: true,
    },
  });
  fake.play = function play(this: HTMLMediaElement) {
    if (this.error?.code === 4) return Promise.reject(new DOMException('', 'NotSupportedError'));
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

beforeEach(() => Object.assign(film, still, { played: [] }));

async function show(props: Partial<VideoPlayerProps> = {}) {
  const handle = createRef<VideoPlayerHandle>();
  const { container } = render(
    <VideoPlayer ref={handle} title="第二讲" sources="/lesson.mp4" poster="/poster.webp" {...props} />,
  );
  const frame = await screen.findByRole('region', { name: '视频：第二讲' });
  const video = container.querySelector('video') as HTMLVideoElement;
  if (film.isThere)
    for (const event of ['loadedmetadata', 'durationchange']) fireEvent(video, new Event(event));
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

const failWith = (video: HTMLVideoElement, code: number | null) =>
  Object.defineProperty(video, 'error', { value: code && { code }, configurable: true });

function fail(video: HTMLVideoElement, code: number) {
  failWith(video, code);
  fireEvent(video, new Event('error'));
}

/** What an element does when it is given another source. */
async function takeSource(video: HTMLVideoElement) {
  await act(async () => {});
  failWith(video, null);
  Object.assign(film, { time: 0, paused: true, rate: film.usualRate, isThere: false });
  for (const event of ['emptied', 'timeupdate']) fireEvent(video, new Event(event));
}

function load(video: HTMLVideoElement) {
  film.isThere = true;
  for (const event of ['loadedmetadata', 'loadeddata']) fireEvent(video, new Event(event));
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

  it('work after the large button was pressed, which goes, and while nothing on the page has focus', async () => {
    await show();
    const begin = screen.getAllByRole('button', { name: '播放' })[0]!;
    await userEvent.click(begin);
    expect(document.activeElement?.getAttribute('data-part')).toBe('frame');
    await userEvent.keyboard('k');
    expect(film.paused).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('k');
    expect(film.paused).toBe(false);
  });

  it('that scroll the page are left to it while focus is outside', async () => {
    const { handle } = await show();
    await press('播放');
    act(() => handle.current?.seek(20));
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(film.time).toBe(20);
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

  it('may go back by a step after the clock of the film has skipped some', async () => {
    const { handle } = await show({ isSeekable: false, watchedTo: 10 });
    act(() => handle.current?.seek(10));
    film.played = [[10, 30]];
    act(() => void (film.time = 30));
    fireEvent(document.querySelector('video') as HTMLVideoElement, new Event('timeupdate'));
    progress().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(film.time).toBe(25);
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

it('keeps the place, the play and the speed when another quality is chosen', async () => {
  const sources = [
    { src: '/high.mp4', label: '高清' },
    { src: '/low.mp4', label: '流畅' },
  ];
  const { video, handle } = await show({ sources });
  await act(async () => handle.current?.play());
  act(() => handle.current?.seek(33));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '播放速度' }), '1.5×');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '清晰度' }), '流畅');
  expect(video.src).toMatch(/\/low\.mp4$/);
  await takeSource(video);
  load(video);
  expect(film).toMatchObject({ time: 33, paused: false, rate: 1.5 });
});

it('keeps the start that one has gone back to when another quality is chosen', async () => {
  const sources = [
    { src: '/high.mp4', label: '高清' },
    { src: '/low.mp4', label: '流畅' },
  ];
  const { video, handle } = await show({ sources, startAt: 40 });
  act(() => handle.current?.seek(0));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '清晰度' }), '流畅');
  await takeSource(video);
  load(video);
  expect(film.time).toBe(0);
});

describe('a stream', () => {
  const quality = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '清晰度' });
  const offer = async (...heights: number[]) => {
    library.levels = heights.map((height) => ({ height }));
    library.chosen = -1;
    await act(async () => {});
    act(() => library.parse());
  };

  it.each([
    ['goes on in the quality one has chosen, wherever that stands by then', [240, 360, 720], 2, '720p'],
    ['chooses by itself again when the quality one has chosen is there no more', [240, 360], -1, '自动'],
  ] as const)('%s', async (_, heights, chosen, said) => {
    vi.stubGlobal('MediaSource', class {});
    const renewSource = async () => '/lesson.m3u8?signed=1';
    const { video } = await show({ sources: '/lesson.m3u8', renewSource });
    await offer(360, 720);
    await userEvent.selectOptions(quality(), '720p');
    expect(library.chosen).toBe(1);
    fail(video, 2);
    await takeSource(video);
    await offer(...heights);
    expect(library.chosen).toBe(chosen);
    expect(quality().selectedOptions[0]?.textContent).toBe(said);
  });

  it('plays when it has come, if that was asked for before', async () => {
    vi.stubGlobal('MediaSource', class {});
    film.isThere = false;
    const { video, handle } = await show({ sources: '/lesson.m3u8' });
    await act(async () => handle.current?.play());
    await takeSource(video);
    load(video);
    expect(film.paused).toBe(false);
  });
});

it('says what went wrong, and tries the same address again', async () => {
  const { video } = await show();
  fail(video, 2);
  expect(screen.getByRole('alert').textContent).toMatch(/网络/);
  const load = vi.spyOn(video, 'load');
  failWith(video, null);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(load).toHaveBeenCalled();
  fireEvent(video, new Event('emptied'));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('CL-06 an address that ended during a long pause', () => {
  it.each([
    ['plays', false],
    ['stays paused', true],
  ])('is renewed once and unseen: the film %s at the same second and speed', async (_, isPaused) => {
    const renewSource = vi.fn<() => Promise<string>>(async () => '/lesson.mp4?signed=1');
    const { video, handle } = await show({ renewSource, settings: { rate: 1.5 } });
    await act(async () => handle.current?.play());
    act(() => handle.current?.seek(40));
    if (isPaused) act(() => handle.current?.pause());
    fail(video, 2);
    expect(screen.queryByRole('alert')).toBeNull();
    await takeSource(video);
    load(video);
    expect(film).toMatchObject({ time: 40, rate: 1.5, paused: isPaused });
    expect(renewSource).toHaveBeenCalledOnce();
  });

  it('is not asked for again and again when no other one comes: the reason stands there, and one press tries it', async () => {
    const renewSource = vi.fn<() => Promise<string>>(async () => Promise.reject(new Error('away')));
    const { video } = await show({ renewSource });
    fail(video, 2);
    expect((await screen.findByRole('alert')).textContent).toMatch(/网络/);
    expect(renewSource).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/网络/);
    expect(renewSource).toHaveBeenCalledTimes(2);
  });
});

describe('an address that runs out', () => {
  it('is asked for anew, and the film goes on where it was, time and again', async () => {
    let count = 0;
    const renewSource = vi.fn<() => Promise<string>>(async () => `/lesson.mp4?signed=${(count += 1)}`);
    const { video, handle, playTo } = await show({ renewSource });
    for (const expected of [1, 2]) {
      await act(async () => handle.current?.play());
      act(() => handle.current?.seek(40));
      fail(video, 2);
      expect(screen.queryByRole('alert')).toBeNull();
      await takeSource(video);
      load(video);
      expect(video.src).toMatch(new RegExp(`signed=${expected}$`));
      expect(film).toMatchObject({ time: 40, paused: false });
      playTo(45);
    }
    expect(renewSource).toHaveBeenCalledTimes(2);
  });

  it('is asked for once for a film that breaks at the same place, whatever has come of it', async () => {
    const renewSource = vi.fn<() => Promise<string>>(async () => '/lesson.mp4?signed=1');
    const { video, handle, playTo } = await show({ renewSource });
    act(() => handle.current?.seek(40));
    fail(video, 2);
    await takeSource(video);
    load(video);
    playTo(41);
    fail(video, 2);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(renewSource).toHaveBeenCalledOnce();
  });

  it('is asked for again when the film breaks at another place, though nobody has played it between', async () => {
    const renewSource = vi.fn<() => Promise<string>>(async () => '/lesson.mp4?signed=1');
    const { video, handle } = await show({ renewSource });
    act(() => handle.current?.seek(40));
    fail(video, 2);
    await takeSource(video);
    load(video);
    vi.spyOn(video, 'seeking', 'get').mockReturnValue(true);
    act(() => handle.current?.seek(70));
    fail(video, 2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(renewSource).toHaveBeenCalledTimes(2);
  });

  describe('while it comes', () => {
    async function renew(props: Partial<VideoPlayerProps> = {}) {
      const shown = await show({ renewSource: async () => '/lesson.mp4?signed=1', ...props });
      await act(async () => shown.handle.current?.play());
      act(() => shown.handle.current?.seek(40));
      fail(shown.video, 2);
      await takeSource(shown.video);
      return shown;
    }

    it('goes where the reader goes, and plays as the reader wants', async () => {
      const { video, handle } = await renew();
      act(() => handle.current?.seek(70));
      await act(async () => handle.current?.play());
      expect(progress().value).toBe('70');
      load(video);
      expect(film).toMatchObject({ time: 70, paused: false });
    });

    it('goes on from where it was by the keys, and to its end', async () => {
      const { video } = await renew();
      progress().focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      load(video);
      expect(film.time).toBe(45);
      fail(video, 2);
      await takeSource(video);
      await userEvent.keyboard('{End}');
      load(video);
      expect(film.time).toBe(100);
    });

    it.each<[string, (handle: VideoPlayerHandle | null) => unknown]>([
      ['page', (handle) => act(() => handle?.pause())],
      ['button', () => press('暂停')],
      ['key', () => userEvent.keyboard('k')],
    ])('stays paused when it is paused by its %s', async (_, pause) => {
      const { video, handle } = await renew();
      progress().focus();
      await pause(handle.current);
      expect(within(screen.getByRole('group')).getByRole('button', { name: '播放' })).toBeTruthy();
      load(video);
      expect(film).toMatchObject({ time: 40, paused: true });
    });

    it('stays paused when it was told to play and the browser wants a press first', async () => {
      const { video, handle } = await renew();
      act(() => handle.current?.pause());
      vi.spyOn(video, 'play').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await act(() => expect(handle.current?.play()).rejects.toThrow(DOMException));
      load(video);
      expect(film.paused).toBe(true);
    });

    it('plays when that was pressed before the other address was there', async () => {
      film.isThere = false;
      const { video } = await show({ renewSource: async () => '/lesson.mp4?signed=1' });
      fail(video, 4);
      await userEvent.click(screen.getAllByRole('button', { name: '播放' })[0]!);
      await takeSource(video);
      expect(screen.queryByRole('button', { name: '播放' })).toBeNull();
      load(video);
      expect(film.paused).toBe(false);
    });

    it('says that it waits', async () => {
      const { video } = await renew();
      expect(screen.getByRole('img', { name: '视频加载中' })).toBeTruthy();
      load(video);
      expect(screen.queryByRole('img', { name: '视频加载中' })).toBeNull();
    });

    it('tells nobody that it is at its start', async () => {
      const onTime = vi.fn<(seconds: number) => void>();
      const { handle } = await renew({ onTime });
      await act(async () => handle.current?.play());
      act(() => handle.current?.pause());
      expect(onTime).toHaveBeenLastCalledWith(40);
      expect(handle.current?.currentTime).toBe(40);
      expect(progress().value).toBe('40');
    });

    it('tells the end of a trial no second time', async () => {
      const onTrialEnd = vi.fn<() => void>();
      const { video } = await renew({ trialSeconds: 40, onTrialEnd });
      expect(screen.getByText('试看结束', { selector: '[data-part="trial-end"] > p' })).toBeTruthy();
      load(video);
      expect(onTrialEnd).toHaveBeenCalledOnce();
    });
  });

  it('is not asked for for ever when the film itself is broken, but again when the reader wants it', async () => {
    const renewSource = vi.fn<() => Promise<string>>(async () => '/lesson.mp4?signed=1');
    const { video } = await show({ renewSource });
    fail(video, 4);
    await takeSource(video);
    fail(video, 4);
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
    fail(video, 2);
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

describe('where it goes on', () => {
  const forget = () => {
    film.time = 0;
  };

  it('CL-02 is gone to again when the browser has forgotten it by the time that it can play', async () => {
    const { video } = await show({ startAt: 42 });
    forget();
    fireEvent(video, new Event('canplay'));
    expect(film.time).toBe(42);
    forget();
    fireEvent(video, new Event('playing'));
    expect(film.time).toBe(42);
    forget();
    fireEvent(video, new Event('playing'));
    expect(film.time).toBe(0);
  });

  it('CL-02 gives way to a hand that has gone elsewhere meanwhile', async () => {
    const onSeek = vi.fn<(seconds: number) => void>();
    const { video } = await show({ startAt: 42, onSeek });
    fireEvent.change(progress(), { target: { value: '7' } });
    fireEvent(video, new Event('playing'));
    expect(film.time).toBe(7);
    expect(onSeek.mock.calls).toEqual([[7]]);
  });

  it('CL-05 is held back anew when what was watched is taken back', async () => {
    const { handle, container } = await show({ isSeekable: false, watchedTo: 60 });
    act(() => handle.current?.seek(90));
    expect(film.time).toBe(60);
    cleanup();
    expect(container.childElementCount).toBe(0);
    const again = createRef<VideoPlayerHandle>();
    const player = (watchedTo: number) => (
      <VideoPlayer
        ref={again}
        title="第二讲"
        sources="/lesson.mp4"
        isSeekable={false}
        watchedTo={watchedTo}
      />
    );
    const { rerender } = render(player(60));
    await screen.findByRole('region', { name: '视频：第二讲' });
    rerender(player(0));
    act(() => again.current?.seek(50));
    expect(film.time).toBe(0);
  });
});

describe('how somebody likes to watch', () => {
  const cues = [
    { start: 0, end: 4, text: '林尽水源' },
    { start: 4, end: 8, text: '便得一山' },
  ];
  const tracks = [
    { label: '中文', language: 'zh-CN', cues },
    { label: 'English', language: 'en', cues: [{ start: 0, end: 8, text: 'At its source' }] },
  ];

  it('CL-07 is taken over from the film before, and told when it changes', async () => {
    const onSettings = vi.fn<(settings: PlayerSettings) => void>();
    const settings = { rate: 1.5, volume: 0.4, isMuted: true, captions: 'en', captionSize: 'large' } as const;
    const { container, playTo } = await show({ tracks, settings, onSettings });
    expect([film.rate, container.querySelector('video')?.volume]).toEqual([1.5, 0.4]);
    await press('播放');
    playTo(1);
    expect(container.querySelector('[data-part="captions"]')?.textContent).toBe('At its source');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '字幕' }), '中文');
    playTo(5);
    expect(container.querySelector('[data-part="captions"]')?.textContent).toBe('便得一山');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '字幕大小' }), '小字');
    expect(onSettings).toHaveBeenLastCalledWith({
      rate: 1.5,
      volume: 0.4,
      isMuted: true,
      captions: 'zh-CN',
      captionSize: 'small',
    });
  });

  it('CL-07 stays what it was beside a film that is played at one speed and without captions', async () => {
    const onSettings = vi.fn<(settings: PlayerSettings) => void>();
    const settings = { rate: 2, captions: 'en' };
    await show({ isSeekable: false, settings, onSettings });
    expect(film.rate).toBe(1);
    await press('静音');
    expect(onSettings).toHaveBeenLastCalledWith(expect.objectContaining({ rate: 2, captions: 'en' }));
  });
});

describe('the keys', () => {
  it('CL-08 are left to chords, to an input method, and to what is written in', async () => {
    const { frame } = await show();
    const field = document.createElement('div');
    Object.defineProperty(field, 'isContentEditable', { value: true });
    frame.append(field);
    fireEvent.keyDown(frame, { key: 'ArrowRight', altKey: true });
    fireEvent.keyDown(frame, { key: 'ArrowRight', keyCode: 229 });
    fireEvent.keyDown(field, { key: 'ArrowRight' });
    expect(film.time).toBe(0);
    fireEvent.keyDown(frame, { key: 'ArrowRight' });
    expect(film.time).toBe(5);
  });

  it('are shown by ?, and give the focus back', async () => {
    await show();
    const mute = screen.getByRole('button', { name: '静音' });
    mute.focus();
    await userEvent.keyboard('?');
    const keys = screen.getByRole('dialog', { name: '快捷键' });
    expect(within(keys).getByRole('button', { name: '关闭快捷键' })).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(mute);
  });
});

describe('the whole screen of a phone that gives it to a bare video alone', () => {
  it('CL-18 is the page for a player with a watermark, and has a way back', async () => {
    const { frame, video } = await show({ children: <span>139****0001</span> });
    const bare = vi.fn<() => void>();
    Object.assign(video, { webkitEnterFullscreen: bare });
    await press('全屏');
    expect(frame.dataset['full']).toBe('true');
    expect(bare).not.toHaveBeenCalled();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(frame.dataset['full']).toBeUndefined();
  });

  it('is the system’s own for a player without one', async () => {
    const { frame, video } = await show();
    const bare = vi.fn<() => void>();
    Object.assign(video, { webkitEnterFullscreen: bare });
    await press('全屏');
    expect(bare).toHaveBeenCalledOnce();
    expect(frame.dataset['full']).toBeUndefined();
  });
});
