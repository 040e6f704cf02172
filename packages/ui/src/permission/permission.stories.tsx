import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { DeleteIcon, EditIcon, PlusIcon } from '../icons/index.ts';
import { Inline, Text } from '../layout/index.ts';
import { PermissionButton, PermissionLink, PermissionMenu, PermissionProvider } from './index.ts';

const usage: Usage = {
  use: [
    'For what only some may do or enter: the call or the page behind it asks for the same permission.',
    'With one PermissionProvider at the root of the page. A HostProvider of the widgets brings one.',
  ],
  avoid: [
    'As the only guard: what is hidden here, the server refuses as well.',
    'For what is closed for a while, take a disabled button: who may should see that it is there.',
    'For members and buyers: what they may is no permission.',
  ],
  keys: [['Enter, Space, Arrow Down', 'On the button with three dots: open the menu.']],
  limits: [
    'Codes are plain strings. A code that nobody holds hides without a word.',
    'Nothing stands in the place of what is hidden.',
  ],
};

interface Args {
  /** The permissions of the person. */
  held: readonly string[];
}

/** A link, a button and a menu, each with the permission that it asks for, beside words that everybody sees. */
function Row({ held }: Args) {
  return (
    <PermissionProvider may={(code) => held.includes(code)}>
      <Inline gap={12}>
        <Text as="span">文章</Text>
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
      </Inline>
    </PermissionProvider>
  );
}

const meta = {
  component: Row,
  subcomponents: { PermissionProvider, PermissionLink, PermissionButton, PermissionMenu },
  parameters: { picture: { width: 480, height: 220 }, usage },
} satisfies Meta<typeof Row>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Holder: Story = {
  args: { held: ['article', 'article.store', 'article.update', 'article.delete'] },
};

/** Holds one right of the menu, and neither link nor button. */
export const HolderOfOne: Story = {
  args: { held: ['article.update'] },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: '更多操作' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['编辑']);
  },
};

/** Nothing of the menu remains, so that there is no button for it. */
export const NotHolder: Story = { args: { held: [] } };
