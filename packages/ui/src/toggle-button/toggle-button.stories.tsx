import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { BookIcon, CommentIcon, EyeIcon, StudyIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { ToggleButton, ToggleButtonGroup, type ToggleButtonGroupProps } from './index.ts';

const usage: Usage = {
  use: [
    'For a mark that stays until it is pressed again: follow, keep, watch.',
    'In a toolbar, for a format or a view that is on or off.',
    'ToggleButtonGroup for two to five views of one thing: a list or a grid, a day, a week or a month.',
    'ToggleButtonGroup with several on at once, for filters that add up.',
  ],
  avoid: [
    'In settings: take Switch. In forms: take Checkbox or RadioGroup.',
    'For panels that take each other\u2019s place: take Tabs.',
    'For an action that is over when it is done: take Button.',
  ],
  keys: [
    ['Space, Enter', 'Turns the button on or off.'],
    ['Tab', 'Enters the group, and leaves it: it is one stop.'],
    ['Arrow keys', 'Go along the group and change nothing.'],
  ],
  parts: { icon: 'The pictogram.', label: 'The words.' },
  limits: [
    'Do not change the label with the state: "followed" that is pressed is read out as on and says it twice.',
  ],
};

const meta = {
  component: ToggleButton,
  parameters: { usage, picture: { width: 480, height: 120 } },
  args: { children: '关注这位老师', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const IsTurnedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '关注这位老师', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

const views = (props: Partial<Extract<ToggleButtonGroupProps, { selection?: 'single' }>> = {}) => (
  <ToggleButtonGroup label="课表" defaultValue="week" {...props}>
    <ToggleButton id="day">日</ToggleButton>
    <ToggleButton id="week">周</ToggleButton>
    <ToggleButton id="month">月</ToggleButton>
  </ToggleButtonGroup>
);

const onView = fn();

export const OneOfSeveralViews: Story = {
  render: () => views({ isRequired: true, onChange: onView }),
  play: async ({ canvasElement }) => {
    onView.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: '课表' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '月' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '周' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(onView.mock.calls).toEqual([['month']]);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '月' })).toBeChecked();
  },
};

export const GoesTheOtherWayInAPageThatDoes: Story = {
  globals: { direction: 'rtl' },
  render: () => views({ isRequired: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '月' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '周' })).toHaveFocus();
  },
};

const filters = (
  <ToggleButtonGroup label="只看" selection="multiple" defaultValue={['free', 'new']}>
    <ToggleButton id="free">免费</ToggleButton>
    <ToggleButton id="new">本周更新</ToggleButton>
    <ToggleButton id="live">有直播</ToggleButton>
  </ToggleButtonGroup>
);

export const SeveralFilters: Story = {
  render: () => filters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '有直播' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
  },
};

const layouts = [
  { id: 'read', label: '正文', icon: <BookIcon /> },
  { id: 'notes', label: '批注', icon: <CommentIcon /> },
  { id: 'both', label: '对照', icon: <EyeIcon /> },
];

const rows = ['off', 'on', 'quiet', 'quiet on', 'picture', 'picture on'] as const;

export const Sheet: Story = {
  parameters: { picture: { width: 860, height: 590 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={rows} columns={[...forcedStates, 'disabled']}>
        {(row, column) => {
          const state = {
            defaultSelected: row.endsWith('on'),
            isDisabled: column === 'disabled',
            isQuiet: row.startsWith('quiet') || row.startsWith('picture'),
          };
          return row.startsWith('picture') ? (
            <ToggleButton {...state} label="批注" icon={<CommentIcon />} />
          ) : (
            <ToggleButton {...state} icon={<StudyIcon size="small" />}>
              想学
            </ToggleButton>
          );
        }}
      </StateSheet>
      <Inline gap={24}>
        {views({ size: 'small' })}
        {views()}
        {views({ size: 'large' })}
        {views({ isDisabled: true })}
      </Inline>
      <Inline gap={24} align="start">
        {filters}
        <ToggleButtonGroup label="阅读方式" isQuiet defaultValue="notes">
          {layouts.map((layout) => (
            <ToggleButton key={layout.id} {...layout} />
          ))}
        </ToggleButtonGroup>
        {views({ orientation: 'vertical' })}
      </Inline>
    </Stack>
  ),
};
