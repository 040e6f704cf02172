import type { User } from '@shuyuan/api-client';
import { DeleteIcon, EditIcon, PlusIcon } from '@shuyuan/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, testUser } from '../testing/index.ts';
import { PermissionButton, PermissionLink, PermissionMenu } from './index.ts';

interface Args {
  /** Who is signed in. */
  user: User | null;
}

const holder: User = {
  ...testUser,
  permissions: { article: 1, 'article.store': 1, 'article.update': 1, 'article.delete': 1 },
};

/** A link, a button and a menu, each with the permission that it asks for, beside words that everybody sees. */
function Row({ user }: Args) {
  return (
    <HostProvider host={createTestHost({ user })}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <span>文章</span>
        <PermissionLink permission="article" href="#list">
          去看列表
        </PermissionLink>
        <PermissionButton permission="article.store" tone="action">
          <PlusIcon size="small" /> 写一篇
        </PermissionButton>
        <PermissionMenu
          label="更多操作"
          placement="bottom start"
          items={[
            { id: 'edit', label: '编辑', permission: 'article.update', icon: <EditIcon size="small" /> },
            {
              id: 'delete',
              label: '删除',
              permission: 'article.delete',
              tone: 'critical',
              icon: <DeleteIcon size="small" />,
            },
          ]}
        />
      </div>
    </HostProvider>
  );
}

const meta = {
  title: 'Widgets/Permission',
  component: Row,
  parameters: { picture: { width: 480, height: 220 } },
} satisfies Meta<typeof Row>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Holder: Story = { args: { user: holder } };

/** Holds one right of the menu, and neither link nor button. */
export const HolderOfOne: Story = {
  args: { user: { ...holder, permissions: { 'article.update': 1 } } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: '更多操作' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['编辑']);
  },
};

/** Nothing of the menu remains, so that there is no button for it. */
export const NotHolder: Story = { args: { user: testUser } };

export const Visitor: Story = { args: { user: null } };
