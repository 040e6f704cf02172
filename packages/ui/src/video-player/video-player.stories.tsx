import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { landscape } from '../image/pictures.fixtures.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import type { VideoSource } from './attach-source.ts';
import dusk from './dusk.fixtures.mp4?url';
import { Place } from './place.tsx';
import { streamOf } from './stream.fixtures.ts';
import { VideoPlayer, type VideoPlayerHandle } from './video-player.tsx';
import * as placeStyles from './place.css.ts';

const usage: Usage = {
  use: [
    'A lesson, a recording or a trial is watched in the page.',
    'Comments that carry a time: seek by the ref, and read currentTime when one is written.',
    'Records of progress: onTime tells the second once a second, and at once after a jump, a pause and the end.',
    'A learner must watch all of it: isSeekable={false} with watchedTo, and one speed.',
  ],
  avoid: [
    'For a short loop without sound that only decorates: take a picture.',
    'For a video of another site in its frame: that site has its own controls.',
    'For a live class: there is no place to return to, and the controls would promise one.',
  ],
  keys: [
    ['Space, K', 'Play and pause.'],
    ['← →', 'Five seconds back and on.'],
    ['J, L', 'Ten seconds back and on.'],
    ['Home, End, 0–9', 'To the start, the end, and to tenths of the film.'],
    ['↑ ↓', 'Louder and quieter.'],
    ['M', 'Mute.'],
    ['C', 'Captions on and off.'],
    ['< >', 'Slower and faster.'],
    ['F', 'Full screen; Escape leaves it.'],
    ['?', 'Shows these keys.'],
  ],
  parts: {
    frame: 'The player; data-playing, and data-idle while the controls are away.',
    video: 'The video element.',
    'over-picture': 'What lies over the picture.',
    captions: 'The words that are spoken.',
    controls: 'The bar.',
    progress: 'The line of time.',
    volume: 'The line of volume.',
    time: 'Where it is, and how long it is.',
    choice: 'A list: captions, speed, quality.',
    begin: 'The large button before it has begun.',
    waiting: 'The ring while it waits for the network.',
    resumed: 'Where it goes on from, and the way to start over.',
    failure: 'What went wrong.',
    'trial-end': 'What is offered at the end of a trial.',
    ended: 'What is offered at the end of the film.',
    shortcuts: 'The keys, over the picture.',
  },
  limits: [
    'The keys work while focus is in the player, so that the page keeps its own.',
    'The policy of the page must allow media-src blob: for HLS; files need nothing more than their own origin.',
    'What a learner may not do is held in the browser: a server that must be sure checks the records it gets.',
    'On an iPhone full screen is the system’s own player; with something over the picture it is the page.',
    'Time runs from left to right in every language.',
  ],
};

const captions = `data:text/vtt,${encodeURIComponent(
  'WEBVTT\n\n00:00.000 --> 00:04.000\n林尽水源，便得一山，\n山有小口，仿佛若有光。\n\n00:04.000 --> 00:08.000\n便舍船，从口入。',
)}`;

const meta = {
  component: VideoPlayer,
  parameters: { usage, picture: { width: 720, height: 440 } },
  args: {
    title: '《桃花源记》第二讲：仿佛若有光',
    sources: dusk,
    poster: landscape,
    onTime: fn(),
    onPlay: fn(),
    onPause: fn(),
    onEnd: fn(),
    onTrialEnd: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

const player = (root: HTMLElement) => {
  const canvas = within(root);
  return {
    canvas,
    video: () => root.querySelector('video')!,
    progress: () => canvas.getByRole<HTMLInputElement>('slider', { name: '播放进度' }),
    ready: async () => {
      const progress = await canvas.findByRole('slider', { name: '播放进度' });
      await waitFor(() => expect(progress).toBeEnabled());
    },
  };
};

const isReady: Story['play'] = ({ canvasElement }) => player(canvasElement).ready();

export const BeforeItBegins: Story = { play: isReady };

/** Seeks, and waits for the frame to be seen: the end of the seek comes before its frame. */
const showFrame = (film: HTMLVideoElement, seconds: number) =>
  new Promise<void>((resolve) => {
    const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
      if (Math.abs(mediaTime - seconds) < 0.2) resolve();
      else film.requestVideoFrameCallback(look);
    };
    film.requestVideoFrameCallback(look);
    film.currentTime = seconds;
  });

const pausedAt =
  (seconds: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { ready, video, canvas } = player(canvasElement);
    await ready();
    const film = video();
    film.muted = true;
    await film.play();
    film.pause();
    await showFrame(film, seconds);
    film.muted = false;
    await waitFor(() => expect(canvas.getByText(`0:0${seconds}`)).toBeVisible());
  };

export const Paused: Story = { play: pausedAt(3) };

export const WithCaptionsSpeedAndQuality: Story = {
  args: {
    sources: [
      { src: dusk, label: '高清' },
      { src: `${dusk}#low`, label: '流畅' },
    ],
    tracks: [{ src: captions, label: '中文', language: 'zh-CN', isDefault: true }],
  },
  play: async (context) => {
    await pausedAt(2)(context);
    const { canvas } = player(context.canvasElement);
    await waitFor(() => expect(canvas.getByText(/仿佛若有光。/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '字幕' }));
    await waitFor(() => expect(canvas.queryByText(/仿佛若有光。/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '字幕' }));
    await canvas.findByText(/仿佛若有光。/);
    (document.activeElement as HTMLElement).blur();
  },
};

export const UnderAWatermark: Story = {
  args: {
    children: (
      <div style={{ position: 'absolute', insetBlockStart: '18%', insetInlineStart: '58%', opacity: 0.5 }}>
        <Text tone="strong">林溪138****0001</Text>
      </div>
    ),
  },
  play: async (context) => {
    await pausedAt(3)(context);
    await expect(player(context.canvasElement).canvas.queryByRole('button', { name: '画中画' })).toBeNull();
  },
};

export const GoesOnWhereOneStopped: Story = {
  args: { startAt: 4 },
  play: async ({ canvasElement }) => {
    const { canvas, ready, video } = player(canvasElement);
    await ready();
    await canvas.findByText('已从0:04继续播放');
    await expect(Math.round(video().currentTime)).toBe(4);
  },
};

export const TrialIsOver: Story = {
  args: {
    trialSeconds: 3,
    trialEnd: (
      <Stack gap={12}>
        <Heading level={3}>试看结束</Heading>
        <Text>购买课程，观看全部12节视频</Text>
        <Button tone="action">购买课程 ￥199</Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, ready, progress } = player(canvasElement);
    await ready();
    progress().focus();
    await userEvent.keyboard('{End}');
    await canvas.findByRole('heading', { name: '试看结束' });
    await waitFor(() => expect(args.onTrialEnd).toHaveBeenCalledOnce());
    await userEvent.keyboard('k');
    await expect(args.onPlay).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const DoesNotPlay: Story = {
  parameters: { expectedConsoleErrors: ['Failed to load resource', 'ERR_'] },
  args: { sources: 'data:video/mp4;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const { canvas } = player(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频没有播放出来');
    await waitFor(() => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible());
  },
};

/** Its code did not come: nothing of the player is there to say so. */
export const DoesNotLoad: Story = {
  render: ({ poster, ratio }) => (
    <div data-component="video-player" data-sy-theme="dark" className={placeStyles.place}>
      <Place poster={poster} ratio={ratio} onRetry={() => {}} />
    </div>
  ),
};

export const OnAPhone: Story = {
  parameters: { picture: { width: 360, height: 280 } },
  args: { tracks: [{ src: captions, label: '中文', language: 'zh-CN', isDefault: true }] },
  play: pausedAt(2),
};

export const PlaysAndTellsByKeyboard: Story = {
  parameters: { picture: false },
  args: {
    sources: [
      { src: dusk, label: '高清' },
      { src: `${dusk}#low`, label: '流畅' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, ready, video } = player(canvasElement);
    await ready();
    video().muted = true;
    await userEvent.click(canvas.getAllByRole('button', { name: '播放' })[0]!);
    await waitFor(() => expect(args.onPlay).toHaveBeenCalled());
    (await canvas.findByRole('button', { name: '暂停' })).focus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(args.onPause).toHaveBeenCalled());
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(video().currentTime).toBeCloseTo(5, 1));
    await userEvent.keyboard('j');
    await waitFor(() => expect(video().currentTime).toBe(0));
    await userEvent.keyboard('5');
    await waitFor(() => expect(video().currentTime).toBeCloseTo(video().duration / 2, 1));
    await userEvent.keyboard('>>');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '播放速度' })).toHaveValue('1.5'));
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('button', { name: '静音' })).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '清晰度' }), '流畅');
    await waitFor(() => expect(video().currentSrc).toMatch(/#low$/));
    await waitFor(() => expect(video().currentTime).toBeCloseTo(video().duration / 2, 1));
    await expect(video().playbackRate).toBe(1.5);
    await expect(args.onTime).toHaveBeenCalled();
  },
};

const drawStream: Story['render'] = (args, { loaded }) => (
  <VideoPlayer {...args} sources={[loaded['stream'] as VideoSource]} />
);

export const PlaysAStreamInTheQualityOneChooses: Story = {
  parameters: { picture: false },
  loaders: [async () => ({ stream: await streamOf(dusk, { heights: [180, 360, 720] }) })],
  render: drawStream,
  play: async ({ canvasElement, args }) => {
    const { canvas, ready, video } = player(canvasElement);
    await ready();
    await expect(Math.round(video().duration)).toBe(8);
    const quality = await canvas.findByRole('combobox', { name: '清晰度' });
    await expect(within(quality).getAllByRole('option')).toHaveLength(4);
    await expect(quality).toHaveDisplayValue('自动');
    video().muted = true;
    await userEvent.click(canvas.getAllByRole('button', { name: '播放' })[0]!);
    await waitFor(() => expect(video().currentTime).toBeGreaterThan(0.5));
    // What it has chosen by itself until here proves nothing.
    performance.clearResourceTimings();
    await userEvent.selectOptions(quality, '180p');
    const asked = () => performance.getEntriesByType('resource').map(({ name }) => name);
    await waitFor(() => expect(asked().filter((name) => name.endsWith('?lines=180'))).not.toHaveLength(0));
    video().currentTime = 7;
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
    await expect(quality).toHaveDisplayValue('180p');
  },
};

export const SaysThatAStreamIsOfAnotherKind: Story = {
  parameters: { picture: false },
  loaders: [async () => ({ stream: await streamOf(dusk, { heights: [180, 360], isUnnamed: true }) })],
  render: drawStream,
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('浏览器不支持它的格式');
  },
};

export const MayNotSkipWhatWasNotWatched: Story = {
  args: { isSeekable: false, watchedTo: 3 },
  play: async ({ canvasElement }) => {
    const { canvas, ready, video, progress } = player(canvasElement);
    await ready();
    progress().focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(video().currentTime).toBeCloseTo(3, 1));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(video().currentTime).toBe(0));
    // A keyboard for media and other windows ask the element itself.
    video().currentTime = 7;
    await waitFor(() => expect(video().currentTime).toBeCloseTo(3, 1));
    await expect(canvas.queryByRole('combobox', { name: '播放速度' })).toBeNull();
    await showFrame(video(), 3);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(canvas.getByText('0:03')).toBeVisible());
  },
};

function LessonWithNotes() {
  const lesson = useRef<VideoPlayerHandle>(null);
  const [note, setNote] = useState('');
  return (
    <Stack>
      <VideoPlayer ref={lesson} title="《桃花源记》第二讲" sources={dusk} poster={landscape} />
      <Button onPress={() => lesson.current?.seek(5)}>林溪在0:05记了一笔</Button>
      <Button onPress={() => setNote(String(Math.round(lesson.current?.currentTime ?? 0)))}>记下现在</Button>
      <Text>{note && `记在第${note}秒`}</Text>
    </Stack>
  );
}

export const NotesLeadToTheirSecond: Story = {
  parameters: { picture: false },
  render: () => <LessonWithNotes />,
  play: async ({ canvasElement }) => {
    const { canvas, ready, video } = player(canvasElement);
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: /林溪/ }));
    await waitFor(() => expect(video().currentTime).toBeCloseTo(5, 1));
    await userEvent.click(canvas.getByRole('button', { name: '记下现在' }));
    await waitFor(() => expect(canvas.getByText('记在第5秒')).toBeVisible());
  },
};

/** Before it begins, in the middle with everything to choose, and at the end of a trial. */
export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 800 } },
  render: () => (
    <StateSheet rows={['16:9', '4:3']} columns={['begin', 'choices']} track="minmax(0, 1fr)">
      {(ratio, column) => (
        <VideoPlayer
          title={column === 'begin' ? `第一讲（${ratio}）` : `第二讲（${ratio}）`}
          ratio={ratio}
          poster={landscape}
          {...(column === 'begin'
            ? { sources: dusk }
            : {
                sources: [
                  { src: dusk, label: '高清' },
                  { src: `${dusk}#low`, label: '流畅' },
                ],
                startAt: 3,
                tracks: [
                  { src: captions, label: '中文', language: 'zh-CN', isDefault: true },
                  { src: `${captions}#en`, label: 'English', language: 'en' },
                ],
              })}
        />
      )}
    </StateSheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const lines = await screen.findAllByRole('slider', { name: '播放进度' });
      await expect(lines).toHaveLength(4);
      for (const line of lines) await expect(line).toBeEnabled();
    });
    const films = [...canvasElement.querySelectorAll('video')].filter(({ currentTime }) => currentTime > 0);
    for (const film of films) {
      film.muted = true;
      await film.play();
      film.pause();
      await showFrame(film, 3);
      film.muted = false;
    }
    await waitFor(() => expect(screen.getAllByText(/仿佛若有光/)).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('0:03')).toHaveLength(2));
  },
};

export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, ready } = player(canvasElement);
    await ready();
    canvas.getByRole('button', { name: '全屏' }).focus();
    await userEvent.keyboard('?');
    await expect(await canvas.findByRole('dialog', { name: '快捷键' })).toBeVisible();
  },
};

export const KeysInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const { canvas } = player(canvasElement);
    (await canvas.findByRole('button', { name: 'Full screen' })).focus();
    await userEvent.keyboard('?');
    await expect(await canvas.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
};
