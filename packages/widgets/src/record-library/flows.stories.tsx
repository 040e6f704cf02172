import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import type { RecordsBackend } from '../testing/records-backend.fixtures.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { RecordLibrary } from './record-library.tsx';
import { shareAddress } from './record-library.fixtures.ts';
import { createLibraryBackend } from './records.fixtures.ts';

interface Args {
  records: number;
  isVisitor: boolean;
  /** Breaks the server in some way before the library is there. */
  prepare?: (backend: RecordsBackend) => void;
}

const { SceneFrame, sceneIn } = createScenes<{ backend: RecordsBackend; host: TestHost }>();

function Scene({ records, isVisitor, prepare, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState(() => {
    const host = createTestHost({ user: isVisitor ? null : testUser, locale });
    const backend = createLibraryBackend({ records });
    prepare?.(backend);
    return { host, backend };
  });
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={scene.host}>
        <RecordLibrary
          records={scene.backend.api}
          shareAddress={shareAddress}
          onRecord={() => scene.host.notify('neutral', 'record')}
        />
      </HostProvider>
    </SceneFrame>
  );
}

/** The whole library over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { records: 33, isVisitor: false },
  argTypes: { prepare: { control: false } },
  parameters: { picture: { width: 1120, height: 900 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // Two requests, and either may be answered first.
  await canvas.findByText('小组作业');
  await canvas.findAllByRole('article');
  return { canvas, ...sceneIn(canvasElement) };
}

const first = '播放“二次函数的图像：从开口到顶点”';

export const SignedOut: Story = {
  name: 'a visitor is asked to sign in',
  args: { isVisitor: true },
  parameters: { picture: { width: 1120, height: 420 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
  },
};

export const TurnAndFind: Story = {
  name: 'turns pages, goes into a category, and searches',
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(13));
    await userEvent.click(await canvas.findByRole('button', { name: '教学录像' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(17));
    await userEvent.type(canvas.getByRole('searchbox'), '陋室铭{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

export const ExpiredAddress: Story = {
  name: 'an address that has run out is asked for anew, and plays',
  parameters: { picture: false, expectedConsoleErrors: ['Failed to load resource'] },
  args: {
    prepare(backend) {
      const [row] = backend.rows();
      if (!row) return;
      const { url } = row;
      backend.renew(row.id, { url: '/expired.mp4?Signature=old' });
      const { list } = backend.api;
      // The list was fetched long ago; whoever asks now gets an address that plays.
      backend.api.list = async (query) => {
        const page = await list(query);
        backend.renew(row.id, { url });
        return page;
      };
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: first }));
    const [progress] = await canvas.findAllByRole('slider');
    await waitFor(() => expect(progress).toBeEnabled());
    await expect(backend.counted('detail')).toBe(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '跳到00:24' }));
    const video = canvasElement.querySelector('video')!;
    video.muted = true;
    await waitFor(() => expect(Math.floor(video.currentTime)).toBeGreaterThanOrEqual(24));
  },
};

export const ChangeShareRemove: Story = {
  name: 'changes a recording, shares it, copies its link, and removes it',
  parameters: { picture: { width: 1120, height: 1100 } },
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放“把循环写成递归”' }));
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '简介' }), '00:05 递归的出口');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '跳到00:05' })).toBeVisible());
    const control = canvas.getByRole('switch', { name: '分享' });
    await userEvent.click(control);
    await waitFor(() => expect(control).toHaveAttribute('aria-checked', 'false'));
    await userEvent.click(control);
    await waitFor(() => expect(canvas.getByText('添加成功', { selector: 'p' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(host.copied).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(canvas.queryByText('把循环写成递归')).toBeNull());
    await waitFor(() => expect(backend.rows()).toHaveLength(32));
  },
};
