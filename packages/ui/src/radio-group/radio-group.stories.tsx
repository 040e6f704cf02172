import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from '../badge/badge.tsx';
import { Columns, Inline, Stack } from '../layout/index.ts';
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts';

const usage: Usage = {
  use: [
    'For one of two to seven answers that a person should see side by side.',
    'As cards when the choice is weighed: a plan, a way to pay, a kind of course.',
  ],
  avoid: [
    'For more than seven answers: take Select.',
    'For yes or no: take Checkbox, or Switch when it takes effect at once.',
    'For the view of a list, in a toolbar: take ToggleButtonGroup.',
    'In exams and in widgets whose bytes are counted: take NativeRadioGroup, which looks the same.',
  ],
  keys: [
    ['Tab', 'Goes to the chosen answer, or to the first; the group is one stop.'],
    ['Arrow keys', 'Choose the next or the one before, round the ends, past what is disabled.'],
    ['Space', 'Chooses the answer in focus.'],
  ],
  parts: {
    label: 'The question.',
    choices: 'The answers.',
    choice: 'One answer.',
    control: 'Ring and words: what is pressed.',
    box: 'The ring.',
    text: 'The words of an answer.',
    aside: 'What stands opposite them.',
    description: 'The help of the group or of an answer.',
    error: 'What is wrong.',
  },
  limits: [
    'A choice cannot be taken back, only changed; offer an answer such as "any" where that matters.',
    'Nothing inside a card can be pressed by itself.',
  ],
};

const chapters = (
  <>
    <Radio value="order">按章节顺序</Radio>
    <Radio value="latest">最近更新</Radio>
    <Radio value="unread">只看未学</Radio>
  </>
);

const meta = {
  component: RadioGroup,
  parameters: { usage, picture: { width: 480, height: 240 } },
  args: { label: '目录怎么排', children: chapters, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'latest' } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'order' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'latest' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'latest' } };
export const WithDescriptions: Story = {
  args: {
    label: '谁可以看到我的学习记录',
    isRequired: true,
    defaultValue: 'class',
    description: '随时可以更改，立即生效。',
    children: (
      <>
        <Radio value="me">只有我自己</Radio>
        <Radio value="class" description="同班学员与任课老师。">
          同班的人
        </Radio>
        <Radio value="all" isDisabled description="未成年学员不能选择。">
          所有人
        </Radio>
      </>
    ),
  },
};
export const TellsWhatIsWrong: Story = { args: { isRequired: true, errorMessage: '请选择一种排列方式' } };

export const GoesByArrowKeys: Story = {
  args: { defaultValue: 'order' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '按章节顺序' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '最近更新' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '只看未学' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('unread');
  },
};

export const GoesTheOtherWayInAPageThatDoes: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'order', orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '最近更新' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '按章节顺序' })).toBeChecked();
  },
};

const plans = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup label="选择会员" layout="cards" defaultValue="year" {...props}>
    <Radio value="month" aside="¥39" description="全部课程，按月续费，随时取消。">
      月度会员
    </Radio>
    <Radio value="year" aside="¥365" description="全部课程与每月一次的名师讲读，平均每天一元。">
      <Inline gap={8}>
        年度会员
        <Badge tone="caution">最划算</Badge>
      </Inline>
    </Radio>
    <Radio value="life" aside="¥1,999" isDisabled description="本期名额已满，下一期九月开放。">
      终身会员
    </Radio>
  </RadioGroup>
);

export const Cards: Story = {
  parameters: { picture: { width: 820, height: 220 } },
  render: ({ onChange }) => plans({ ...(onChange && { onChange }) }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // What a finger on the help would meet: the whole card belongs to its label.
    const help = canvas.getByText('全部课程，按月续费，随时取消。').getBoundingClientRect();
    const met = document.elementFromPoint(help.x + 4, help.y + 4);
    await userEvent.click(met ?? canvasElement);
    await expect(args.onChange).toHaveBeenCalledWith('month');
    await expect(canvas.getByRole('radio', { name: '月度会员 ¥39' })).toHaveAccessibleDescription(
      '全部课程，按月续费，随时取消。',
    );
  },
};

export const CardsBelowEachOther: Story = {
  parameters: { picture: { width: 360, height: 480 } },
  render: () => plans({ errorMessage: '请选择一种会员' }),
};

const rows = ['unchosen', 'chosen', 'invalid', 'invalid chosen'] as const;

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 860 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={rows} columns={[...forcedStates, 'disabled', 'read only']}>
        {(row, column) => (
          <RadioGroup
            label={`${row} ${column}`}
            isLabelHidden
            defaultValue={row.endsWith('chosen') && row !== 'unchosen' ? 'a' : null}
            isInvalid={row.startsWith('invalid')}
            isDisabled={column === 'disabled'}
            isReadOnly={column === 'read only'}
          >
            <Radio value="a">古文</Radio>
          </RadioGroup>
        )}
      </StateSheet>
      <Columns>
        <RadioGroup label="谁可以看到" isRequired defaultValue="class" description="随时可以更改。">
          <Radio value="me">只有我自己</Radio>
          <Radio value="class" description="同班学员与任课老师。">
            同班的人
          </Radio>
        </RadioGroup>
        <Stack>
          <RadioGroup label="小" size="small" orientation="horizontal" defaultValue="order">
            {chapters}
          </RadioGroup>
          <RadioGroup label="大" size="large" defaultValue="a" errorMessage="这道题还没有作答">
            <Radio value="a">选项一句话放不下时，会在下一行继续，并与第一行的文字对齐</Radio>
            <Radio value="b">晋太元中，武陵人捕鱼为业</Radio>
          </RadioGroup>
        </Stack>
      </Columns>
      {plans()}
      <StateSheet rows={['unchosen card', 'chosen card']} columns={forcedStates} track="minmax(0, 1fr)">
        {(row, column) => (
          <RadioGroup
            label={`${row} ${column}`}
            isLabelHidden
            layout="cards"
            size="small"
            defaultValue={row === 'chosen card' ? 'a' : null}
          >
            <Radio value="a" aside="¥39">
              月度
            </Radio>
          </RadioGroup>
        )}
      </StateSheet>
    </Stack>
  ),
};
