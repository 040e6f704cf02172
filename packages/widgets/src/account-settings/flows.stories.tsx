import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { createAccountBackend, type AccountBackend } from './account-backend.fixtures.ts';
import { AccountSettings } from './account-settings.tsx';

interface Args {
  isVisitor: boolean;
}

interface SceneParts {
  backend: AccountBackend;
  host: TestHost;
  closed: Date[];
}

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

function Scene({ isVisitor, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState<SceneParts>(() => ({
    host: createTestHost({ user: isVisitor ? null : testUser, locale }),
    backend: createAccountBackend(),
    closed: [],
  }));
  const { backend, host, closed } = scene;
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={host}>
        <AccountSettings
          my={backend.my}
          session={backend.session}
          onClosed={(at) => {
            closed.push(at);
            host.setUser(null);
          }}
        />
      </HostProvider>
    </SceneFrame>
  );
}

/** The whole account over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { isVisitor: false },
  parameters: { picture: { width: 768, height: 1180 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // Two requests, and either may be answered first.
  await canvas.findByRole('button', { name: '复制账号ID' });
  await canvas.findByText('当前设备');
  return { canvas, ...sceneIn(canvasElement) };
}

export const SignedOut: Story = {
  name: 'a visitor is asked to sign in',
  args: { isVisitor: true },
  parameters: { picture: { width: 768, height: 420 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '登录' }));
  },
};

export const RenameByKeyboard: Story = {
  name: 'changes the name by keyboard, after it was too short once',
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    canvas.getByRole('button', { name: '修改我的昵称' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: '我的昵称' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('远{Enter}');
    await canvas.findByText('昵称至少2个字');
    await userEvent.keyboard('山{Enter}');
    await canvas.findByText('已修改');
    await waitFor(() =>
      expect(canvas.getByText('远山', { selector: 'p > bdi' }).parentElement).toHaveFocus(),
    );
    await expect(backend.person().nick_name).toBe('远山');
  },
};

export const RenameRefused: Story = {
  name: 'is refused another name, and keeps what was typed at hand',
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '修改我的昵称' }));
    const field = await canvas.findByRole('textbox', { name: '我的昵称' });
    await userEvent.clear(field);
    await userEvent.type(field, '远山');
    backend.change({ is_set_nickname: 1 });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('只可修改一次', { selector: '[data-part="description"]' });
    await canvas.findByText('昵称只可修改一次');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('远山');
  },
};

export const RevokeByKeyboard: Story = {
  name: 'signs devices out by keyboard, one after the other',
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    (await canvas.findByRole('button', { name: '退出登录：微信 · iPhone' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '退出登录：Safari · iPad' })).toHaveFocus(),
    );
    await canvas.findByText('微信 · iPhone已退出登录');
    backend.fail('revokeDevice', () => refusal('操作太频繁，请稍后再试', 429));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.notices).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '退出登录：Safari · iPad' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const CloseRefused: Story = {
  name: 'closing is refused, and thought better of',
  parameters: { picture: { width: 768, height: 900 } },
  play: async ({ canvasElement }) => {
    const { canvas, backend, closed } = await open(canvasElement);
    const button = canvas.getByRole('button', { name: '注销账号' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: '暂不注销' })).toHaveFocus());
    backend.fail('destroy', () => refusal('有一场考试还没有结束，交卷后才能注销'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await question.findByText('有一场考试还没有结束，交卷后才能注销');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(closed).toEqual([]);
  },
};

export const Close: Story = {
  name: 'closes the account',
  parameters: { picture: { width: 768, height: 420 } },
  play: async ({ canvasElement }) => {
    const { canvas, closed } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', { name: '确认注销' }));
    await canvas.findByText('登录后查看你的账号');
    await expect(closed).toEqual([new Date('2026-03-09T02:00:00.000Z')]);
  },
};

export const Copy: Story = {
  name: 'copies the account id',
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const { canvas, host } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '复制账号ID' }));
    await waitFor(() => expect(host.notices).toEqual([{ tone: 'positive', text: '复制成功' }]));
    await expect(host.copied).toEqual(['SY20260002']);
  },
};
