import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { TextArea } from './text-area.tsx';

const usage = {
  use: [
    'Several lines of words: a comment, an introduction, an answer.',
    'Give maxLength when the server has a limit: people see the count and are never cut off in the middle of a word.',
  ],
  avoid: [
    'One line: use TextField.',
    'Words with headings, pictures or formulas: this holds plain text only.',
  ],
  keys: [
    ['Enter', 'Begins a new line.'],
    ['Ctrl + Enter, Cmd + Enter', 'Calls onSubmit.'],
    ['Escape', 'Calls onEscape, unless it only dismisses an input method.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The control itself.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
    count: 'How much is written and how much may be; has data-over past the limit.',
  },
  limits: [
    'Its value is given to the element when its owner renders; between renders the element holds the text.',
    'The count is in code points: a rare character counts as one, an emoji of several as so many. Give lengthOf when who takes the text counts otherwise.',
    'Where browsers know no field-sizing it grows by measuring, one layout for each key.',
  ],
} satisfies Usage;

const meta = {
  component: TextArea,
  parameters: { usage },
  args: { label: '评论', isLabelHidden: true, placeholder: '写下你的讨论……', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const long = '学而时习之，不亦说乎？有朋自远方来，不亦乐乎？人不知而不愠，不亦君子乎？'.repeat(6);

export const Empty: Story = {};
export const GrowsWithItsText: Story = { args: { defaultValue: long } };
export const ScrollsAtItsLimit: Story = { args: { defaultValue: long, rows: 2, maxRows: 4 } };

export const CountsAndNeverCuts: Story = {
  args: { maxLength: 10 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: '评论' });
    await userEvent.type(area, '学而时习之');
    await expect(canvas.getByText('5 / 10')).toBeVisible();
    await expect(area).not.toHaveAttribute('aria-invalid');
    await userEvent.type(area, '，不亦说乎？');
    await expect(canvas.getByText('11 / 10')).toBeVisible();
    await expect(area).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('超出1字');
    await expect(args.onChange).toHaveBeenLastCalledWith('学而时习之，不亦说乎？');
  },
};

export const IsSentByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('好文{Enter}第二行{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('好文\n第二行');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 580 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['empty', 'filled', 'too long']}
        columns={['rest', 'hovered', 'focus-visible', 'disabled', 'read only']}
        track="minmax(0, 1fr)"
      >
        {(row, column) => (
          <TextArea
            label="评论"
            isLabelHidden
            rows={2}
            placeholder="写下你的讨论……"
            maxLength={row === 'too long' ? 20 : 200}
            defaultValue={row === 'empty' ? '' : '学而时习之，不亦说乎？有朋自远方来，不亦乐乎？'}
            isDisabled={column === 'disabled'}
            isReadOnly={column === 'read only'}
          />
        )}
      </StateSheet>
      <Columns gap={24}>
        <TextArea label="简介" isRequired description="显示在你的主页上。" defaultValue={long} maxRows={4} />
        <TextArea
          label="简介"
          maxLength={200}
          errorMessage="简介里不能有链接"
          defaultValue="https://example.com"
        />
      </Columns>
    </Stack>
  ),
};
