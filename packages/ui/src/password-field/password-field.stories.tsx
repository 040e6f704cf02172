import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { PasswordField } from './password-field.tsx';

const usage = {
  use: [
    'A password, at sign-in or when it is chosen. autoComplete tells the password manager which of the two.',
  ],
  avoid: [
    'A code that came by message: use CodeField, which hides nothing.',
    'A second field that asks for the same password again: the eye shows what was typed.',
  ],
  keys: [
    ['Enter', 'Calls onEnter and sends the form.'],
    ['Tab', 'Goes from the field to its eye.'],
    ['Enter, Space', 'On the eye: shows the password, or hides it again.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The control itself.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: ['It judges no password and draws no strength: say the rules in the description.'],
} satisfies Usage;

const meta = {
  component: PasswordField,
  parameters: { usage },
  args: { label: '密码', autoComplete: 'current-password', defaultValue: 'shuyuan-demo' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const IsShownAndHiddenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('密码');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 330 } },
  render: () => (
    <StateSheet
      rows={['small', 'standard', 'large']}
      columns={['rest', 'invalid', 'disabled']}
      track="minmax(0, 1fr)"
    >
      {(row, column) => (
        <PasswordField
          label="密码"
          autoComplete="current-password"
          size={row}
          defaultValue="shuyuan-demo"
          errorMessage={column === 'invalid' && '手机号或密码不正确'}
          isDisabled={column === 'disabled'}
        />
      )}
    </StateSheet>
  ),
};
