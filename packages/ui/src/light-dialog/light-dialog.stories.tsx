import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusInside } from '../../../../.storybook/focus-inside.ts';
import type { Usage } from '../../../../.storybook/usage.ts';
import { NativeFormButton } from '../native-button/native-form-button.tsx';
import { Stack, Text } from '../layout/index.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LightDialog, type LightDialogProps } from './light-dialog.tsx';

const usage: Usage = {
  use: ['In widgets that run on preact, or whose bytes are counted, wherever Dialog would be taken.'],
  avoid: [
    'On the pages of the site: take Dialog, which also has buttons below and opens by a DialogTrigger.',
  ],
  keys: [
    ['Tab, Shift Tab', 'Go round inside it.'],
    ['Escape', 'Asks to close it. Focus returns to where it came from.'],
  ],
  parts: {
    panel: 'The sheet of paper.',
    dialog: 'What is spoken as a dialog.',
    header: 'Title and close button.',
    body: 'The part that scrolls; data-scrolls while there is more than is shown.',
  },
  limits: ['In a shadow root it is drawn where portalContainer says.'],
};

const form = (
  <Stack gap={20}>
    <TextField label="手机号" defaultValue="13800000001" size="large" />
    <PasswordField label="密码" autoComplete="current-password" defaultValue="shuyuan-demo" size="large" />
    <NativeFormButton tone="action" size="large" isFullWidth>
      登录
    </NativeFormButton>
  </Stack>
);

const meta = {
  component: LightDialog,
  parameters: { usage, picture: { width: 900, height: 560 } },
  args: { title: '登录', size: 'small', isOpen: true, onClose: fn(), children: form },
} satisfies Meta<typeof LightDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const WithoutWayOut: Story = {
  args: { title: '请绑定手机号' },
  render: ({ title, children }) => (
    <LightDialog title={title} size="small" isOpen>
      {children}
    </LightDialog>
  ),
};

const rules = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. 学习记录保存在你的账号里，换一台设备也能接着学。课程更新之后，已经学完的章节不会重新计算，证书也继续有效。`,
);
const text = (
  <Stack>
    {rules.map((words) => (
      <Text key={words}>{words}</Text>
    ))}
  </Stack>
);

export const ScrollsInside: Story = { args: { title: '用户协议', size: 'standard', children: text } };
export const OnANarrowScreen: Story = {
  ...ScrollsInside,
  parameters: { picture: { width: 320, height: 480 } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Opened(props: LightDialogProps) {
  const [open, setOpen] = useState<'nothing' | 'form' | 'rules'>('nothing');
  return (
    <>
      <NativeFormButton onPress={() => setOpen('form')}>登录</NativeFormButton>
      <LightDialog {...props} isOpen={open !== 'nothing'} onClose={() => setOpen('nothing')}>
        {form}
        <NativeFormButton onPress={() => setOpen('rules')}>查看协议</NativeFormButton>
        <LightDialog title="用户协议" isOpen={open === 'rules'} onClose={() => setOpen('form')}>
          {text}
        </LightDialog>
      </LightDialog>
    </>
  );
}

export const FocusGoesInRoundAndBack: Story = {
  name: 'focus goes in, round, and back, through a dialog over a dialog',
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '登录' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '登录' });
    await focusInside(dialog);
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    const reader = within(dialog).getByRole('button', { name: '查看协议' });
    await userEvent.click(reader);
    const rulesDialog = await screen.findByRole('dialog', { name: '用户协议' });
    await expect(dialog.closest('[inert]')).not.toBeNull();
    await focusInside(rulesDialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '用户协议' })).toBeNull());
    await waitFor(() => expect(reader).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvasElement.closest('[inert]')).toBeNull();
  },
};

/** A title of two lines, a form, a word without an end, and more than is seen at once. */
export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 680 } },
  args: {
    size: 'large',
    title: '登录之后，这台设备上还没有发表的评论会一起发出，已经写好的笔记也会保存到你的账号里',
    children: (
      <Stack gap={20}>
        {form}
        <Text size="small" tone="muted">
          https://shuyuan.example/terms/a-very-long-address-without-any-place-to-break-it-0123456789-0123456789-0123456789
        </Text>
        {text}
      </Stack>
    ),
  },
};
