import type { Meta, StoryObj } from '@storybook/react-vite';
import { testUser } from '@shuyuan/widgets/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { homeFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta = {
  title: 'Header',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 480 } },
  args: { path: '/', scenario: { home: { index: homeFixture } } },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-05: clear at the top of home, with white words. */
export const ClearAtTop: Story = {};

/** AS-05: half way, after 100 px. */
export const HalfWay: Story = { args: { scrollTop: 100 } };

/** AS-05: fully opaque from 200 px on. */
export const SolidAt200: Story = { args: { scrollTop: 200 } };

/** AS-05: back to top, after 2000 px. */
export const BackToTop: Story = { args: { scrollTop: 2001 } };

export const NavigationOpen: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /展开|Expand/ }));
  },
};

export const AppearanceOpen: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /外观|Appearance/ }));
  },
};

/** AS-05: the name is cut to 2 characters in the header and to 10 in the panel. */
export const UserMenuOpen: Story = {
  args: {
    user: {
      ...testUser,
      nick_name: '一个名字特别特别长的同学',
      role: { id: 1, name: '学员' },
      uuid: '3068707e-b853-4525-bda9-69c28057bdec',
    },
    scrollTop: 200,
  },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /用户菜单|User menu/ }));
  },
};

/** How many messages wait, beside the name and in the panel. */
export const UnreadMessages: Story = {
  args: {
    user: testUser,
    scrollTop: 200,
    scenario: { home: { index: homeFixture }, messages: { unread: 120 } },
  },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /用户菜单|User menu/ }));
    await expect(
      await within(canvasElement).findByRole('button', { name: /99\+ (条未读|unread)/ }),
    ).toBeVisible();
  },
};

/** SD-02: the search over the page, loaded when it is first wanted. */
export const SearchOpen: Story = {
  parameters: { picture: { width: 1280, height: 800 } },
  args: {
    scenario: {
      home: { index: homeFixture },
      search: { find: { data: [], total: 0, counts: {} } },
    },
  },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(搜索|Search)$/ }));
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
  },
};
