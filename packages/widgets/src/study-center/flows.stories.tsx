import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { studiedArticlesOf } from '../testing/studied-resources.fixtures.ts';
import { createStudyBackend, type StudyBackend } from './study-backend.fixtures.ts';
import type { StudyPlace } from './study-center.store.ts';
import { StudyCenter } from './study-center.tsx';

interface Args {
  articles: number;
  isVisitor: boolean;
  /** Breaks the server in some way before the articles are there. */
  prepare?: (backend: StudyBackend) => void;
}

interface SceneParts {
  backend: StudyBackend;
  host: TestHost;
  places: StudyPlace[];
}

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

function Scene({ articles, isVisitor, prepare, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState<SceneParts>(() => {
    const backend = createStudyBackend({ rows: studiedArticlesOf(articles) });
    prepare?.(backend);
    return { backend, host: createTestHost({ user: isVisitor ? null : testUser, locale }), places: [] };
  });
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={scene.host}>
        <StudyCenter
          study={scene.backend.study}
          onPlace={(place) => void scene.places.push(place)}
          onBrowse={() => scene.host.notify('neutral', 'browse')}
        />
      </HostProvider>
    </SceneFrame>
  );
}

/** The whole study center over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { articles: 6, isVisitor: false },
  argTypes: { prepare: { control: false } },
  parameters: { picture: { width: 1048, height: 700 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('article');
  return { canvas, ...sceneIn(canvasElement) };
}

export const SignedOut: Story = {
  name: 'a visitor is asked to sign in',
  args: { isVisitor: true },
  parameters: { picture: { width: 1048, height: 420 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
  },
};

export const ByKeyboard: Story = {
  name: 'goes to what was set aside by keyboard, puts one back, and goes on reading another',
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    canvas.getByRole('tab', { name: '在学' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await canvas.findByText('收藏，共4项');
    await expect(canvas.getByRole('tab', { name: '收藏' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '开始阅读 用一根影子量出地球' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: '撤销取消收藏：用一根影子量出地球' });
    await expect(undo).toHaveFocus();
    await waitFor(() => expect(backend.isCollected(303)).toBe(false));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(host.navigations).toEqual([{ kind: 'article', id: 302 }]);
    await userEvent.tab({ shift: true });
  },
};

export const PressAnywhere: Story = {
  name: 'a press anywhere on an article goes on with it, but not one on its small button',
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '收藏' }));
    const title = await canvas.findByRole('heading', { name: '把一句话写清楚' });
    const { left, top } = title.getBoundingClientRect();
    const hit = title.ownerDocument.elementFromPoint(left + 4, top + 4);
    await expect(hit).toBe(canvas.getByRole('button', { name: '继续阅读 把一句话写清楚' }));
    const small = canvas.getByRole('button', { name: '取消收藏：把一句话写清楚' });
    const box = small.getBoundingClientRect();
    await expect(
      title.ownerDocument.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
    ).toBe(small);
    await userEvent.click(small);
    await waitFor(() => expect(backend.isCollected(302)).toBe(false));
    await expect(host.navigations).toEqual([]);
  },
};

export const NotPutBack: Story = {
  name: 'is not put back, comes back with words, and is put back then',
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '收藏' }));
    const name = '取消收藏：把一句话写清楚';
    await canvas.findByRole('button', { name });
    backend.fail('release', () => refusal('操作太频繁，请稍后再试', 429));
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(host.notices).toEqual([{ tone: 'critical', text: '操作太频繁，请稍后再试' }]));
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(backend.isCollected(302)).toBe(false));
    await canvas.findByText('已取消收藏');
  },
};

export const Turning: Story = {
  name: 'turns a page that does not come at first',
  args: { articles: 48 },
  parameters: { picture: { width: 1048, height: 1560 } },
  play: async ({ canvasElement }) => {
    const { canvas, backend, places } = await open(canvasElement);
    const next = await canvas.findByRole('button', { name: '下一页' });
    backend.fail('list', unplugged);
    await userEvent.click(next);
    // It is seen and heard.
    await canvas.findAllByText('第2页没能打开，仍在第1页，可以再试一次');
    await expect(places).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(places).toEqual([{ tab: 'learning', page: 2 }]));
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const Empty: Story = {
  name: 'has nothing yet, and is led to what there is',
  args: { articles: 0 },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '去看看文章' }));
    await expect(sceneIn(canvasElement).host.notices).toEqual([{ tone: 'neutral', text: 'browse' }]);
  },
};

export const Retried: Story = {
  name: 'did not come, and is asked for again',
  args: { prepare: (backend) => backend.fail('list', unplugged) },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await canvas.findByRole('heading', { name: '慢慢读，才读得远' });
    await waitFor(() => expect(canvas.getByRole('group', { name: '内容列表' })).toHaveFocus());
  },
};
