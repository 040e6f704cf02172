import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Stack } from '../layout/index.ts';
import { CodeField } from './code-field.tsx';

const usage = {
  use: [
    'A code of four to eight digits that was sent by message, or that an authenticator shows.',
    'Send the code in onComplete, and set isPending until the answer is there.',
  ],
  avoid: [
    'A code with letters, such as a coupon: use TextField.',
    'A number that somebody counts or calculates with: use NumberField.',
  ],
  keys: [
    ['Digits', 'Fill the next box. In a full code they replace the digit after the caret.'],
    ['Backspace', 'Takes away the digit before the caret.'],
    ['Arrow left, Arrow right', 'Move the caret between the digits, left to right in every language.'],
    ['Paste', 'Takes the digits out of a whole message; a full code replaces what was there.'],
  ],
  parts: {
    boxes: 'The row of boxes; has data-invalid, data-disabled and data-pending.',
    box: 'One box; has data-filled, and data-current where the next digit goes.',
    input: 'The one input over all boxes.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'Boxes become narrower where there is no room for all of them, and never break into two rows.',
    'The phone offers the code only over HTTPS and only when the message follows its system’s form.',
  ],
} satisfies Usage;

const meta = {
  component: CodeField,
  parameters: { usage },
  args: { label: '短信验证码', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: '已发送到138 **** 0001，5分钟内有效。' } };
export const Partial: Story = { args: { defaultValue: '905' } };
export const Checking: Story = { args: { defaultValue: '905316', isPending: true } };
export const KeepsTheDigitsBesideAnError: Story = {
  args: { defaultValue: '905316', errorMessage: '验证码不正确，请核对后重试' },
};

export const IsTypedAndHandedOver: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '短信验证码' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('905316');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('905316');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('9053');
  },
};

export const TakesTheCodeOutOfAMessage: Story = {
  args: { defaultValue: '12' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '短信验证码' });
    await userEvent.click(field);
    await userEvent.paste('【书院】您的验证码是905316，请勿告诉他人。');
    await expect(field).toHaveValue('905316');
    await expect(args.onComplete).toHaveBeenCalledWith('905316');
  },
};

export const FitsANarrowPhone: Story = {
  parameters: { picture: { width: 320, height: 160 } },
  args: { length: 8, size: 'large', defaultValue: '90531627' },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1180, height: 560 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['empty', 'partial', 'full']}
        columns={['rest', 'invalid', 'pending', 'disabled']}
        track="minmax(0, 1fr)"
      >
        {(row, column) => (
          <CodeField
            label="验证码"
            size="small"
            defaultValue={row === 'empty' ? '' : row === 'partial' ? '905' : '905316'}
            errorMessage={column === 'invalid' && '验证码不正确'}
            isPending={column === 'pending'}
            isDisabled={column === 'disabled'}
          />
        )}
      </StateSheet>
      <CodeField label="四位" length={4} isRequired defaultValue="20" />
      <CodeField
        label="八位"
        length={8}
        size="large"
        defaultValue="20261121"
        description="来自验证器应用。"
      />
    </Stack>
  ),
};
