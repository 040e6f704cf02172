import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Card } from '../card/card.tsx';
import { Columns, Stack } from '../layout/index.ts';
import { Steps } from './steps.tsx';

const usage = {
  use: [
    'For a way of two to six steps that is always gone in the same order: choosing a course, paying, starting.',
    'With onChange where one may go back to change something; what is ahead opens when the owner says so.',
  ],
  avoid: [
    'For things that happened, at their times, take a Timeline.',
    'For views that can be looked at in any order take Tabs.',
    'For a share of something, such as lessons learned, take Progress.',
  ],
  keys: [
    ['Tab', 'Goes through the steps that may be gone to.'],
    ['Enter or Space', 'Goes to the step.'],
  ],
  parts: {
    step: 'A step; data-state is done, current, failed or coming.',
    mark: 'The round mark with the number.',
    words: 'What stands beside the mark.',
    button: 'The title of a step that may be gone to.',
    description: 'The quieter line.',
  },
  limits: ['More than six steps stand below each other unless there is room for six; group them instead.'],
} satisfies Usage;

const steps = [
  { id: 'choose', title: '选择课程', description: '桃花源记精读' },
  { id: 'confirm', title: '确认订单', description: '核对价格与优惠' },
  { id: 'pay', title: '付款', description: '微信或支付宝' },
  { id: 'start', title: '开始学习' },
];

const meta = {
  component: Steps,
  parameters: { usage, picture: { width: 800, height: 140 } },
  args: { label: '报名进度', steps, current: 'confirm' },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const Failed: Story = { args: { current: 'pay', hasFailed: true } };
export const Done: Story = {
  args: { label: '报名进度' },
  render: () => <Steps label="报名进度" steps={steps} />,
};
export const Vertical: Story = {
  parameters: { picture: { width: 360, height: 320 } },
  args: { orientation: 'vertical', current: 'pay' },
};
export const TurnsInANarrowPlace: Story = {
  parameters: { picture: { width: 360, height: 320 } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
};

const onChange = fn<(id: string) => void>();

export const GoesBackToWhatIsDoneByKeyboard: Story = {
  args: { current: 'pay', onChange },
  play: async () => {
    onChange.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChange.mock.calls).toEqual([['confirm']]);
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 570 } },
  render: () => (
    <Stack gap={40}>
      <Steps label="报名进度" steps={steps} current="confirm" onChange={onChange} />
      <Steps label="付款出错" steps={steps} current="pay" hasFailed />
      <Steps label="全部完成" steps={steps.map(({ id, title }) => ({ id, title }))} />
      <Columns gap={40}>
        <Steps label="竖排" steps={steps} current="pay" orientation="vertical" onChange={onChange} />
        <Card>
          <Steps label="放不下就竖排" steps={steps} current="confirm" />
        </Card>
      </Columns>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const buttons = canvasElement.querySelectorAll('button');
    buttons[0]?.setAttribute('data-focus-visible', 'true');
    buttons[1]?.setAttribute('data-hovered', 'true');
    await expect(buttons).toHaveLength(3);
  },
};
