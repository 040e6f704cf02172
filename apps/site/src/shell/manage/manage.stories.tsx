import type { Meta, StoryObj } from '@storybook/react-vite';
import { testUser } from '@shuyuan/widgets/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyPermission, manageTable } from '../../testing/manage-table.fixtures.tsx';
import { emptyHomeFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const administrator = {
  ...testUser,
  nick_name: '周闻笛',
  role: { id: 1, name: '管理员' },
  permissions: everyPermission,
};

const meta = {
  title: 'Console',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 720 } },
  args: {
    path: '/manage',
    user: administrator,
    table: manageTable,
    scenario: { home: { index: emptyHomeFixture } },
  },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** Who may do one thing sees the way to that, and a long name is cut. */
export const OneRight: Story = {
  args: {
    user: {
      ...administrator,
      nick_name: '一个名字特别特别特别特别长的老师',
      role: { id: 2, name: '公告与招生宣传负责人' },
      permissions: { announcement: 1 },
    },
  },
};

/** AS-10: signed in, without any permission of the console. */
export const NotAllowed: Story = { args: { user: testUser } };

/** Keys alone: past the skip link, the brand and the command menu to the places, along them, and into one. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'manageArticles' });
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /跳到正文/ })).toHaveFocus();
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '文集' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'manageAnthologies' });
  },
};

export const CommandMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'manageArticles' });
    await userEvent.click(await canvas.findByRole('button', { name: /找页面/ }));
    await userEvent.type(await screen.findByRole('combobox'), '外观');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /深色/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const PersonMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /周闻笛/ }));
    await screen.findByRole('menu');
  },
};

const narrow = { picture: { width: 360, height: 640 }, layout: 'fullscreen' };

/** T14 */
export const Narrow: Story = { parameters: narrow };

/** T14: the navigation comes from the side, and goes with the visit to one of its places. */
export const NarrowDrawerOpen: Story = {
  parameters: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'manageArticles' });
    await userEvent.click(await canvas.findByRole('button', { name: '打开导航' }));
    await within(await screen.findByRole('dialog')).findByRole('link', { name: '公告' });
  },
};

/** T14 */
export const NarrowFollowsALink: Story = {
  parameters: { ...narrow, picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'manageArticles' });
    await userEvent.click(await canvas.findByRole('button', { name: '打开导航' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('link', { name: '角色' }));
    await canvas.findByRole('heading', { level: 1, name: 'manageRoles' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
