import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { RangeSlider, Slider } from './index.ts';

const usage: Usage = {
  use: [
    'For a number that is felt more than known: volume, playing speed, size of text.',
    'RangeSlider to narrow a list from here to there: prices, minutes of a lesson.',
    'With marks where some values are known by name.',
  ],
  avoid: [
    'For a number that must be exact, or that people know by heart: take NumberField.',
    'For four values or fewer: take RadioGroup or ToggleButtonGroup.',
    'For the place in a video: the player has its own.',
  ],
  keys: [
    ['Arrow keys', 'Add or take away one step.'],
    ['Page Up, Page Down, Shift with an arrow', 'Add or take away a tenth of the way.'],
    ['Home, End', 'Go to the least and to the most.'],
    ['Tab', 'Goes to the other thumb of a range.'],
  ],
  parts: {
    label: 'The name.',
    output: 'The value in words.',
    track: 'The rail.',
    fill: 'The part of it that counts.',
    thumb: 'What is dragged.',
    marks: 'The row below the rail.',
    mark: 'A tick, with or without words.',
    description: 'The help.',
  },
  limits: [
    'It lies only; there is no upright one.',
    'Words of marks are not kept from running into each other: give few and short ones.',
  ],
};

const speed = {
  label: '播放速度',
  minValue: 0.5,
  maxValue: 2,
  step: 0.25,
  formatValue: (value: number) => `${value}倍`,
  marks: [0.5, 1, 1.5, 2].map((value) => ({ value, label: `${value}×` })),
};

const meta = {
  component: Slider,
  parameters: { usage, picture: { width: 480, height: 160 } },
  args: { label: '音量', defaultValue: 60, onChange: fn(), onChangeEnd: fn() },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const AtItsEnds: Story = {
  render: () => (
    <Stack>
      <Slider label="音量" />
      <Slider label="亮度" defaultValue={100} />
    </Stack>
  ),
};
export const WithMarks: Story = { args: { ...speed, defaultValue: 1.25 } };
export const WithDescription: Story = {
  args: {
    label: '正文字号',
    minValue: 14,
    maxValue: 24,
    defaultValue: 16,
    description: '只影响文章页，不影响菜单。',
  },
};
export const Disabled: Story = { args: { ...speed, isDisabled: true, defaultValue: 1 } };

const price = {
  label: '价格',
  maxValue: 1000,
  step: 50,
  formatValue: (value: number) => `¥${value}`,
};

export const Range: Story = {
  render: () => <RangeSlider {...price} defaultValue={[100, 600]} />,
};

export const SpeaksItsValueInWords: Story = {
  args: { ...speed, defaultValue: 1 },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '播放速度' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '1倍');
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '1.25倍');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0.5);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('0.5倍');
  },
};

export const TellsWhatIsWrong: Story = {
  args: {
    label: '每周学习',
    maxValue: 20,
    defaultValue: 1,
    formatValue: (value) => `${value}小时`,
    description: '我们据此安排课表。',
    errorMessage: '至少2小时，课表才排得下。',
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '每周学习' });
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription('至少2小时，课表才排得下。 我们据此安排课表。');
  },
};

export const FillsFromTheSideWhereThePageBegins: Story = {
  globals: { direction: 'rtl' },
  args: { ...speed, defaultValue: 1 },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '播放速度' });
    const track = canvasElement.querySelector('[data-part="track"]');
    const fill = canvasElement.querySelector('[data-part="fill"]');
    await expect(fill?.getBoundingClientRect().right).toBeGreaterThanOrEqual(
      track?.getBoundingClientRect().right ?? Infinity,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '1.25倍');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.75倍');
  },
};

export const ThumbsDoNotPassEachOther: Story = {
  render: () => <RangeSlider {...price} defaultValue={[500, 600]} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: '最小值 价格' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('¥600 – ¥600');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: '最大值 价格' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('¥600 – ¥1000');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 800, height: 520 } },
  render: () => (
    <Columns gap={40}>
      <Stack gap={32}>
        <Slider label="音量" defaultValue={60} />
        <Slider {...speed} defaultValue={1.25} />
        <Slider label="指针停留" defaultValue={40} />
        <Slider label="正在拖动" defaultValue={40} />
        <Slider label="键盘焦点" defaultValue={40} />
      </Stack>
      <Stack gap={32}>
        <RangeSlider {...price} defaultValue={[100, 600]} description="含会员折扣后的价格。" />
        <RangeSlider
          label="每节时长"
          maxValue={60}
          step={5}
          defaultValue={[10, 30]}
          formatValue={(value) => `${value}分钟`}
          marks={[0, 15, 30, 45, 60].map((value) => ({ value, label: String(value) }))}
        />
        <Slider label="音量" isDisabled defaultValue={30} />
        <Slider label="正文字号" isLabelHidden isValueHidden defaultValue={100} />
        <Slider label="正文字号" isLabelHidden defaultValue={0} />
      </Stack>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const thumb = (name: string) =>
      within(canvasElement).getByRole('slider', { name }).closest('[data-part="thumb"]');
    thumb('指针停留')?.setAttribute('data-hovered', 'true');
    thumb('正在拖动')?.setAttribute('data-dragging', 'true');
    thumb('键盘焦点')?.setAttribute('data-focus-visible', 'true');
    await expect(thumb('键盘焦点')).toBeVisible();
  },
};
