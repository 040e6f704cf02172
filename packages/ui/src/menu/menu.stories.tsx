import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  ExternalLinkIcon,
  MoreIcon,
  OrderIcon,
  SignOutIcon,
  StudyIcon,
  UserIcon,
  VipIcon,
} from '../icons/index.ts';
import { Stack, Text } from '../layout/index.ts';
import { Menu, MenuTrigger } from './menu.tsx';
import { MenuItem, MenuSection, MenuSeparator } from './menu-item.tsx';

const meta = {
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem, MenuSection, MenuSeparator },
  parameters: {
    picture: { width: 480, height: 480 },
    docs: { story: { inline: false, iframeHeight: 420 } },
    usage: {
      use: [
        'For three to about ten things to do, or places to go, that belong to one button.',
        'With a header for who or what they are about.',
      ],
      avoid: [
        'For a value of a form, take Select: a menu does things and remembers nothing.',
        'For one or two things to do, show the buttons.',
        'For the main ways through a site, take links in its header.',
        'For text, fields or buttons, take Popover.',
      ],
      keys: [
        [
          'Enter, Space, Arrow Down',
          'On the button: open it on its first item. Arrow Up opens it on the last.',
        ],
        ['Arrow Up, Arrow Down, Home, End', 'Go through the items, and round.'],
        ['Letters', 'Go to the item that begins with them.'],
        ['Enter, Space', 'Do it, close, and give focus back to the button.'],
        ['Escape', 'Closes it. Focus returns to the button.'],
      ],
      parts: {
        header: 'Words above the items.',
        items: 'The menu itself.',
        item: 'One item, with the parts icon, label and description.',
        section: 'Items under a name, with the part section-title.',
        separator: 'A line between groups.',
      },
      limits: [
        'A menu has no menus inside it, and no items that are switched on and off.',
        'The page behind it cannot be used while it is open, and stands still.',
      ],
    } satisfies Usage,
  },
  args: { children: null, onAction: fn() },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const userItems = [
  <MenuItem key="account" id="account" icon={<CopyIcon size="small" />} description="100086">
    复制账号
  </MenuItem>,
  <MenuItem key="courses" id="courses" icon={<StudyIcon size="small" />} href="/my/courses">
    我的课程
  </MenuItem>,
  <MenuItem key="orders" id="orders" icon={<OrderIcon size="small" />} href="/my/orders">
    我的订单
  </MenuItem>,
  <MenuItem key="vip" id="vip" icon={<VipIcon size="small" />} isDisabled description="暂未开放">
    会员中心
  </MenuItem>,
  <MenuSeparator key="line" />,
  <MenuItem key="leave" id="leave" icon={<SignOutIcon size="small" />} tone="critical">
    退出登录
  </MenuItem>,
];

const userHeader = (
  <Stack gap={0}>
    <Text weight="medium" tone="strong">
      林溪
    </Text>
    <Text size="caption" tone="muted">
      学员，已学习128天
    </Text>
  </Stack>
);

export const UserMenu: Story = {
  render: ({ onAction }) => (
    <MenuTrigger>
      <Button icon={<UserIcon size="small" />}>林溪</Button>
      <Menu header={userHeader} {...(onAction && { onAction })}>
        {userItems}
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '林溪' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const copy = await screen.findByRole('menuitem', { name: '复制账号' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('account');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
};

export const WithoutIcons: Story = {
  render: () => (
    <MenuTrigger defaultOpen>
      <IconButton label="更多" icon={<MoreIcon />} />
      <Menu>
        <MenuItem>编辑</MenuItem>
        <MenuItem description="学员将看不到这篇文章">撤回发布</MenuItem>
        <MenuItem tone="critical">删除</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
};

export const Sections: Story = {
  render: () => (
    <MenuTrigger defaultOpen>
      <Button>管理</Button>
      <Menu>
        <MenuSection title="文章">
          <MenuItem icon={<EditIcon size="small" />}>编辑</MenuItem>
          <MenuItem icon={<DeleteIcon size="small" />} tone="critical">
            删除
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuSection title="更多">
          <MenuItem
            icon={<ExternalLinkIcon size="small" />}
            href="https://shuyuan.example/"
            target="_blank"
            description="在新标签页打开"
          >
            查看公开页面
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
};

export const ScrollsOnALowScreen: Story = {
  parameters: { picture: { width: 320, height: 280 } },
  render: () => (
    <MenuTrigger defaultOpen>
      <Button>选择章节</Button>
      <Menu>
        {Array.from({ length: 16 }, (_, index) => (
          <MenuItem key={index}>{`第${index + 1}章 一个很长的章节名称，长到一行放不下`}</MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <MenuTrigger defaultOpen>
      <Button icon={<UserIcon size="small" />}>林溪</Button>
      <Menu header={userHeader}>{userItems}</Menu>
    </MenuTrigger>
  ),
};

/** Items in the states that only a pointer or a keyboard brings about: rest, pointed at, in focus, disabled. */
export const Sheet: Story = {
  parameters: { picture: { width: 480, height: 640 } },
  render: () => (
    <MenuTrigger defaultOpen>
      <Button>林溪</Button>
      <Menu header={userHeader}>{userItems}</Menu>
    </MenuTrigger>
  ),
  play: async () => {
    const items = await screen.findAllByRole('menuitem');
    items[1]?.setAttribute('data-hovered', 'true');
    items[2]?.setAttribute('data-focused', 'true');
    items[2]?.setAttribute('data-focus-visible', 'true');
    items[4]?.setAttribute('data-hovered', 'true');
    await expect(items[3]).toHaveAttribute('aria-disabled', 'true');
  },
};
