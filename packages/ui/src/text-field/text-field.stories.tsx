import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { SearchIcon } from '../icons/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { TextField } from './text-field.tsx';

const usage = {
  use: [
    'One line of words or figures that people type: a name, a mobile number, a title.',
    'Say what belongs here in the label, how it is written in the description, and only an example in the placeholder.',
    'Give autoComplete and type: phones then offer the right keyboard and what the browser knows.',
  ],
  avoid: [
    'Several lines: use TextArea.',
    'A password: use PasswordField. A code that came by message: use CodeField.',
    'Words to look for: use SearchField. A number that somebody counts with: use NumberField. A day: use DateField or DatePicker.',
    'One of a few things that are known: use RadioGroup, NativeSelect or Select.',
  ],
  keys: [
    [
      'Enter',
      'Calls onEnter and sends the form; the Enter that accepts a candidate of an input method does neither.',
    ],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The control itself.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'isRequired marks and speaks; it does not check. The form does, in its own words.',
    'maxLength stops typing in code points: a rare character counts as one, an emoji of several as so many. Give lengthOf when who takes the text counts otherwise.',
  ],
} satisfies Usage;

const meta = {
  component: TextField,
  parameters: { usage },
  args: { label: '手机号', type: 'tel', placeholder: '11位手机号', onChange: fn(), onEnter: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { isRequired: true } };
export const WithDescription: Story = { args: { description: '仅用于登录与找回密码，不会公开。' } };
export const Disabled: Story = { args: { isDisabled: true, value: '13800000001' } };
export const ReadOnly: Story = { args: { isReadOnly: true, value: '13800000001' } };

export const TellsWhatIsWrong: Story = {
  args: { value: '1380000', errorMessage: '请输入正确的手机号' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '手机号' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请输入正确的手机号');
  },
};

export const HandsOverWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '手机号' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('138{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('138');
    await expect(args.onEnter).toHaveBeenCalledWith('138');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 590 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['empty', 'filled', 'invalid']}
        columns={['rest', 'hovered', 'focus-visible', 'disabled', 'read only']}
        track="minmax(0, 1fr)"
      >
        {(row, column) => (
          <TextField
            label="昵称"
            placeholder="2到20个字"
            defaultValue={row === 'empty' ? '' : '林间晚照'}
            errorMessage={row === 'invalid' && '这个昵称已有人使用'}
            isDisabled={column === 'disabled'}
            isReadOnly={column === 'read only'}
          />
        )}
      </StateSheet>
      <Columns gap={24}>
        <Stack>
          <TextField size="small" label="小" defaultValue="28像素" />
          <TextField label="中" isRequired description="说明留在这里，不随输入消失。" defaultValue="36像素" />
          <TextField size="large" label="大" defaultValue="44像素" />
        </Stack>
        <Stack>
          <TextField
            label="搜索"
            isLabelHidden
            start={<SearchIcon size="small" />}
            placeholder="搜索文章与课程"
          />
          <TextField
            label="手机号"
            start="+86"
            placeholder="11位手机号"
            errorMessage="请输入手机号"
            description="仅用于登录。"
          />
        </Stack>
      </Columns>
    </Stack>
  ),
};
