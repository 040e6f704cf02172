import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
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
