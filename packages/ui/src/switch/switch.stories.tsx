import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Card } from '../card/card.tsx';
import { Divider, Stack } from '../layout/index.ts';
import { Switch } from './index.ts';

const usage: Usage = {
  use: [
    'For something that is on or off and turns at once: reminders, autoplay, subtitles.',
    'At the end of a row in a list of settings, with its help below the label.',
  ],
  avoid: [
    'In a form that is sent by a button: take Checkbox.',
    'For two things of equal rank, such as a list and a grid: take ToggleButtonGroup.',
    'In a toolbar: take ToggleButton.',
  ],
  keys: [['Space', 'Turns it.']],
  parts: {
    control: 'Switch and label: what is pressed.',
    track: 'The pill.',
    thumb: 'The dot in it.',
    label: 'The name.',
    description: 'The help.',
    error: 'Why it could not be turned.',
  },
  limits: [
    'It shows no wait: turn it at once, and turn it back with an error when the server refuses.',
    'Its label says what is on, not that it is on: write no "enable" and no "off".',
  ],
};

const meta = {
  component: Switch,
  parameters: { usage, picture: { width: 480, height: 160 } },
  args: { children: '连续播放下一节', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const WithDescription: Story = {
  args: { defaultSelected: true, description: '一节结束五秒后播放下一节，作业未交时不会跳过。' },
};

export const TellsWhyItTurnedBack: Story = {
  args: { isSelected: false, errorMessage: '没有保存成功，请检查网络后再试。' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('没有保存成功');
  },
};

export const TurnsBySpaceAndByItsLabel: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: '连续播放下一节' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('连续播放下一节'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

const settings = (
  <Card>
    <Stack gap={12}>
      <Switch side="end" defaultSelected description="有人回复你的评论或提问时。">
        回复提醒
      </Switch>
      <Divider />
      <Switch side="end" description="每天晚上八点，学完当天的内容就不再提醒。">
        学习提醒
      </Switch>
      <Divider />
      <Switch side="end" isDisabled>
        会员专属活动
      </Switch>
    </Stack>
  </Card>
);

export const InSettings: Story = {
  parameters: { picture: { width: 480, height: 280 } },
  render: () => settings,
};

const states = { disabled: { isDisabled: true }, 'read only': { isReadOnly: true } };

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 470 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={['off', 'on']} columns={[...forcedStates, 'disabled', 'read only']}>
        {(row, column) => (
          <Switch
            defaultSelected={row === 'on'}
            {...(column in states && states[column as keyof typeof states])}
          >
            字幕
          </Switch>
        )}
      </StateSheet>
      <Stack gap={12}>
        <Switch defaultSelected description="一节结束五秒后播放下一节。">
          连续播放下一节
        </Switch>
        <Switch errorMessage="没有保存成功，请检查网络后再试。">仅在无线网络下载课件</Switch>
      </Stack>
      {settings}
    </Stack>
  ),
};
