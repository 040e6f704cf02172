import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from '../badge/badge.tsx';
import { Columns, Stack } from '../layout/index.ts';
import {
  NativeCheckbox,
  NativeCheckboxGroup,
  NativeRadioGroup,
  type NativeCheckboxGroupProps,
  type NativeChoice,
} from './index.ts';

const usage: Usage = {
  use: [
    'In exams, where two hundred questions are on one page.',
    'In widgets that run on preact, or whose bytes are counted: sign-in, comments.',
    'NativeCheckboxGroup for questions with several answers, NativeCheckbox for one agreement.',
  ],
  avoid: [
    'Where react-aria is on the page anyway: RadioGroup and Checkbox look the same and know forms and locales better.',
    'For more than seven answers: take NativeSelect.',
  ],
  keys: [
    ['Tab', 'Goes to the chosen answer, or to the first; radios are one stop, each box is its own.'],
    ['Arrow keys', 'Choose the next radio or the one before, as the browser does it.'],
    ['Space', 'Chooses the answer in focus; on a box, takes it back too.'],
  ],
  parts: {
    label: 'The question.',
    choices: 'The answers.',
    choice: 'One answer.',
    control: 'Box or ring and words: what is pressed.',
    box: 'The input itself.',
    text: 'The words of an answer.',
    aside: 'What stands opposite them.',
    description: 'The help of the group or of an answer.',
    error: 'What is wrong.',
  },
  limits: [
    'Read-only radios can be walked by arrow keys; the focus moves, the choice does not.',
    'A NativeCheckboxGroup holds no choice of its own.',
    'Without :has() a chosen card keeps the edge of the others; its ring still shows the choice.',
  ],
};

const answers: NativeChoice[] = [
  { value: 'a', label: 'A. 陶渊明' },
  { value: 'b', label: 'B. 王羲之' },
  { value: 'c', label: 'C. 谢灵运' },
  { value: 'd', label: 'D. 鲍照' },
];

const meta = {
  component: NativeRadioGroup,
  parameters: { usage, picture: { width: 480, height: 260 } },
  args: { label: '《桃花源记》的作者是谁？', options: answers, onChange: fn() },
} satisfies Meta<typeof NativeRadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'a' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'a' } };
export const TellsWhatIsWrong: Story = { args: { isRequired: true, errorMessage: '这道题还没有作答' } };

export const GoesByArrowKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A. 陶渊明' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'B. 王羲之' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
  },
};

export const ShowsAnAnswerWithoutTakingAnother: Story = {
  args: {
    isReadOnly: true,
    value: 'b',
    options: [
      { value: 'a', label: 'A. 陶渊明', aside: <Badge tone="positive">正确答案</Badge> },
      { value: 'b', label: 'B. 王羲之', aside: <Badge tone="critical">你的选择</Badge> },
      { value: 'c', label: 'C. 谢灵运' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('C. 谢灵运'));
    await expect(canvas.getByRole('radio', { name: 'B. 王羲之 你的选择' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('《桃花源记》的作者是谁？'));
  },
};

function Several(props: Partial<NativeCheckboxGroupProps>) {
  const [value, setValue] = useState<string[]>(['a']);
  return (
    <NativeCheckboxGroup
      label="下列哪些是陶渊明的作品？"
      description="至少两项，多选少选均不得分。"
      options={[
        { value: 'a', label: 'A. 归去来兮辞' },
        { value: 'b', label: 'B. 兰亭集序' },
        { value: 'c', label: 'C. 五柳先生传' },
      ]}
      {...props}
      value={props.value ?? value}
      onChange={setValue}
    />
  );
}

export const SeveralAnswers: Story = {
  render: () => <Several />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'C. 五柳先生传' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'A. 归去来兮辞' })).toBeChecked();
  },
};

export const SeveralAnswersToRead: Story = {
  render: () => <Several isReadOnly value={['a', 'b']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'A. 归去来兮辞' })).toBeChecked();
    await userEvent.click(canvas.getByText('C. 五柳先生传'));
    await expect(canvas.getByRole('checkbox', { name: 'C. 五柳先生传' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('下列哪些是陶渊明的作品？'));
  },
};

export const OneAgreement: Story = {
  parameters: { picture: { width: 480, height: 120 } },
  render: () => (
    <Stack>
      <NativeCheckbox errorMessage="请先阅读并同意协议">我已阅读并同意《用户服务协议》</NativeCheckbox>
    </Stack>
  ),
};

const rows = ['radio', 'radio chosen', 'invalid', 'box', 'box chosen'] as const;

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 680 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={rows} columns={[...forcedStates, 'disabled', 'read only']}>
        {(row, column) => {
          const state = {
            label: `${row} ${column}`,
            isLabelHidden: true,
            options: [{ value: 'a', label: '古文' }],
            isInvalid: row === 'invalid',
            isDisabled: column === 'disabled',
            isReadOnly: column === 'read only',
          };
          const isChosen = row.endsWith('chosen');
          return row.startsWith('box') ? (
            <NativeCheckboxGroup {...state} value={isChosen ? ['a'] : []} />
          ) : (
            <NativeRadioGroup {...state} value={isChosen ? 'a' : null} />
          );
        }}
      </StateSheet>
      <Columns>
        <Stack gap={24}>
          <NativeRadioGroup
            label="《桃花源记》的作者是谁？"
            options={answers}
            defaultValue="a"
            size="large"
          />
          <Several />
        </Stack>
        <Stack gap={24}>
          <NativeRadioGroup
            label="讲义要哪一种"
            isRequired
            orientation="horizontal"
            size="small"
            options={['电子版', '纸质版', '都不要'].map((label) => ({ value: label, label }))}
            errorMessage="请选择一项"
          />
          <NativeCheckbox defaultSelected description="公用电脑上请不要勾选。">
            三十天内免登录
          </NativeCheckbox>
          <NativeRadioGroup
            label="报名方式"
            layout="cards"
            defaultValue="alone"
            options={[
              { value: 'alone', label: '单独购买', aside: '¥199', description: '永久回看，送讲义。' },
              { value: 'group', label: '三人拼团', aside: '¥129', description: '二十四小时内成团。' },
            ]}
          />
        </Stack>
      </Columns>
    </Stack>
  ),
};
