import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { MediaLibrary, MediaPicker } from './index.ts';
import { createMediaBackend, type MediaBackend } from './media-backend.fixtures.ts';
import { fileOf, recordings } from './open-library.fixtures.ts';
import { createSteeredUploader } from './uploader.fixtures.ts';

interface Args {
  isPicker: boolean;
}

interface SceneParts {
  backend: MediaBackend;
  video: ReturnType<typeof createSteeredUploader>;
  picked: number[];
}

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

const records = { list: async () => ({ data: [...recordings], total: recordings.length }) };

function Scene({ isPicker, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ user: testUser, locale }));
  const [scene] = useState<SceneParts>(() => ({
    backend: createMediaBackend(),
    video: createSteeredUploader(new Map()),
    picked: [],
  }));
  const { backend, video, picked } = scene;
  const sources = {
    media: backend.media,
    uploaders: { video: video.uploader, file: video.uploader },
    canStore: true,
    canSeeFolders: true,
    askBeforeLeaving: () => () => {},
  };
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={host}>
        {isPicker ? (
          <MediaPicker
            kind="video"
            {...sources}
            records={records}
            onPick={({ id }) => void picked.push(id)}
            onClose={() => {}}
          />
        ) : (
          <MediaLibrary canUpdate canDelete canArrange {...sources} />
        )}
      </HostProvider>
    </SceneFrame>
  );
}

/** The library over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { isPicker: false },
  parameters: { picture: { width: 1120, height: 820 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const PausedUpload: Story = {
  name: 'a video is uploaded, and paused on its way',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '查看“二次函数的图像”' });
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
      fileOf('第一讲.mp4', 'video/mp4'),
      { applyAccept: false },
    );
    sceneIn(canvasElement).video.reach(40);
    await userEvent.click(await canvas.findByRole('button', { name: '暂停上传第一讲.mp4' }));
    await canvas.findByText(/已暂停/);
    await expect(canvas.getByRole('progressbar', { name: '第一讲.mp4的上传进度' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const InUse: Story = {
  name: 'what is used is not deleted',
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('checkbox', { name: '选择“课程封面：读书法”' }),
    );
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await screen.findByText('朱子读书法');
  },
};

export const TwoPresses: Story = {
  name: 'a recording is chosen in two presses',
  args: { isPicker: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('tab', { name: '我的录制' }));
    await userEvent.click(await screen.findByRole('button', { name: '选用“讲一道题”' }));
    await waitFor(() => expect(sceneIn(canvasElement).picked).toHaveLength(1));
  },
};
