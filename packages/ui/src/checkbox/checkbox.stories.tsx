import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { Checkbox, CheckboxGroup, type CheckboxProps } from './index.ts';

const usage: Usage = {
  use: [
    'For a yes or a no that takes effect together with the form around it: an agreement, a filter.',
    'In a CheckboxGroup, for several of a few answers to one question.',
    'Indeterminate above a list of boxes, when some of them are chosen.',
  ],
  avoid: [
    'For something that takes effect at once: take Switch.',
    'For one of several: take RadioGroup, or Select when there are more than seven.',
    'In exams and in widgets whose bytes are counted: take NativeCheckboxGroup.',
  ],
  keys: [
    ['Space', 'Chooses it, or takes the choice back.'],
    ['Tab', 'Goes to the next box; each box of a group is a stop of its own.'],
  ],
  parts: {
    control: 'Box and label: what is pressed.',
    box: 'The box.',
    label: 'The name of a box or of a group.',
    choices: 'The boxes of a group.',
    description: 'The help.',
    error: 'What is wrong.',
  },
  limits: [
    'A box of a group shows no error of its own; the group has one for all.',
    'Its label may hold a link, but a link in a label is hard to press for some: put it beside the box.',
  ],
};

const meta = {
  component: Checkbox,
  parameters: { usage, picture: { width: 480, height: 200 } },
  args: { children: '我已阅读并同意《用户服务协议》', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};
export const Chosen: Story = { args: { defaultSelected: true } };
export const Required: Story = { args: { isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const WithDescription: Story = {
  args: { children: '有人回复我时提醒我', description: '每天最多一封邮件，随时可以在设置里关闭。' },
};
export const TellsWhatIsWrong: Story = {
  args: { errorMessage: '请先阅读并同意协议' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请先阅读并同意协议');
  },
};

export const IsChosenBySpaceAndByItsLabel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('我已阅读并同意《用户服务协议》'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

const chapters = ['第1章 桃花源记', '第2章 归去来兮辞', '第3章 五柳先生传'];

function ChapterChoice() {
  const [chosen, setChosen] = useState<string[]>([chapters[0] ?? '']);
  const isAll = chosen.length === chapters.length;
  return (
    <Stack gap={12}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : chapters)}
      >
        全部章节
      </Checkbox>
      <CheckboxGroup label="要下载的章节" isLabelHidden value={chosen} onChange={setChosen}>
        {chapters.map((chapter) => (
          <Checkbox key={chapter} value={chapter}>
            {chapter}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Stack>
  );
}

export const StandsForSomeOfAList: Story = {
  render: () => <ChapterChoice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: '全部章节' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: chapters[2] ?? '' })).toBeChecked();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: chapters[1] ?? '' }));
    await expect(all).toBePartiallyChecked();
  },
};

const interests = (
  <CheckboxGroup
    label="想学哪些"
    isRequired
    description="首页会先推荐这些方向的课程。"
    defaultValue={['古文', '书法']}
  >
    {['古文', '诗词', '书法', '历史'].map((name) => (
      <Checkbox key={name} value={name}>
        {name}
      </Checkbox>
    ))}
  </CheckboxGroup>
);

export const InAGroup: Story = {
  parameters: { picture: { width: 480, height: 260 } },
  render: () => interests,
};

const rows: [string, Partial<CheckboxProps>][] = [
  ['unchosen', {}],
  ['chosen', { defaultSelected: true }],
  ['some', { isIndeterminate: true }],
  ['invalid', { isInvalid: true }],
  ['invalid chosen', { isInvalid: true, defaultSelected: true }],
];
const extras = { disabled: { isDisabled: true }, 'read only': { isReadOnly: true } };

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 580 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={rows.map(([name]) => name)} columns={[...forcedStates, 'disabled', 'read only']}>
        {(row, column) => (
          <Checkbox
            {...rows.find(([name]) => name === row)?.[1]}
            {...(column in extras && extras[column as 'disabled'])}
          >
            古文
          </Checkbox>
        )}
      </StateSheet>
      <Columns>
        {interests}
        <Stack>
          <Checkbox size="small" defaultSelected>
            小：只看免费课程
          </Checkbox>
          <Checkbox defaultSelected description="换设备时不必再输入验证码；公用电脑上请不要勾选。">
            中：三十天内免登录
          </Checkbox>
          <Checkbox size="large" defaultSelected errorMessage="至少选一项">
            大：选项一句话放不下时，会在下一行继续，并与第一行的文字对齐，而不是与方框对齐
          </Checkbox>
        </Stack>
      </Columns>
      <CheckboxGroup label="通知方式" orientation="horizontal" errorMessage="请至少选一种">
        {['站内消息', '短信', '邮件'].map((name) => (
          <Checkbox key={name} value={name}>
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Stack>
  ),
};
