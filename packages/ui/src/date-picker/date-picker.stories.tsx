import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { DatePicker } from './date-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const usage = {
  use: [
    'A day that people look for, among weekdays and free days: the first lesson, the end of a discount.',
    'DateRangePicker for a stretch of days: when people can enrol, which orders a list shows.',
    'Presets for the days that most people take.',
  ],
  avoid: [
    'A day that people know by heart, such as a birthday: use DateField, which is quicker.',
    'One of a few dates that are offered: use RadioGroup or Select.',
  ],
  keys: [
    ['Digits, arrow keys', 'In the field as in DateField.'],
    ['Alt + Arrow down', 'Opens the calendar from any part of the field.'],
    ['Arrow keys', 'In the calendar: a day or a week back or forth.'],
    ['Page up, Page down', 'In the calendar: a month back or forth; with Shift a year.'],
    ['Home, End', 'In the calendar: the first and the last day of the month.'],
    ['Enter, Space', 'Chooses the day; in a range first one end, then the other.'],
    ['Escape', 'Closes the calendar; focus returns to its button.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The parts of the day; input-start and input-end in a range.',
    segment: 'One part or the sign between two.',
    open: 'The button that opens the calendar.',
    dialog: 'The calendar’s sheet, within data-component date-picker-popover.',
    header: 'Year, month and paging.',
    year: 'The list of years.',
    month: 'The list of months.',
    previous: 'The button for the month before.',
    next: 'The button for the month after.',
    days: 'The table of days.',
    day: 'One day; has data-selected, data-today, data-unavailable and data-disabled.',
    presets: 'The common days and the clear button.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'One month at a time, also for ranges.',
    'With granularity minute a day chosen in the calendar begins at 00:00; the time is typed in the field.',
    'Days are of the Gregorian calendar and belong to no time zone; today is the reader’s.',
  ],
} satisfies Usage;

const meta = {
  component: DatePicker,
  subcomponents: { DateRangePicker },
  parameters: {
    usage,
    picture: { width: 400, height: 520 },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: { label: '开课日期', defaultValue: '2025-09-10', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const presets = [
  { label: '开学日', value: '2025-09-01' },
  { label: '国庆之后', value: '2025-10-09' },
];
const range = { start: '2025-09-03', end: '2025-09-17' };

export const Closed: Story = { parameters: { picture: { width: 400, height: 160 } } };
export const Open: Story = { args: { defaultOpen: true } };
export const WithPresets: Story = { args: { defaultOpen: true, presets } };
export const DaysThatCannotBeChosen: Story = {
  args: {
    defaultOpen: true,
    min: '2025-09-03',
    max: '2025-09-26',
    isDayUnavailable: (day) => ['2025-09-11', '2025-09-12', '2025-09-18'].includes(day),
    description: '9月3日到26日之间，划去的日子已排满。',
  },
};
export const Range: Story = {
  render: () => <DateRangePicker label="报名时间" defaultOpen defaultValue={range} />,
};
export const RangeOverAnUnavailableDay: Story = {
  render: () => (
    <DateRangePicker
      label="请假"
      defaultOpen
      defaultValue={range}
      errorMessage="期间有考试（9月10日）"
      isDayUnavailable={(day) => day === '2025-09-10'}
    />
  ),
};
export const Narrow: Story = {
  parameters: { picture: { width: 320, height: 560 } },
  render: () => (
    <DateRangePicker
      label="报名时间"
      defaultOpen
      defaultValue={range}
      presets={[{ label: '九月', value: { start: '2025-09-01', end: '2025-09-30' } }]}
    />
  ),
};

export const IsChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const chosen = await screen.findByRole('button', { name: /2025年9月10日/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2025-10-18');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('group')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1480, height: 700 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['day', 'range']}
        columns={['rest', 'invalid', 'disabled', 'read only']}
        track="minmax(0, 1fr)"
      >
        {(row, column) => {
          const shared = {
            errorMessage: column === 'invalid' && '已过报名时间',
            isDisabled: column === 'disabled',
            isReadOnly: column === 'read only',
          };
          return row === 'day' ? (
            <DatePicker label="开课日期" defaultValue="2025-09-10" {...shared} />
          ) : (
            <DateRangePicker label="报名时间" size="small" defaultValue={range} {...shared} />
          );
        }}
      </StateSheet>
      <Columns gap={24}>
        <DatePicker label="大" size="large" isRequired defaultValue="2025-09-10" description="周三或周六。" />
        <DateRangePicker
          label="报名时间"
          defaultValue={range}
          presets={[{ label: '整个九月', value: { start: '2025-09-01', end: '2025-09-30' } }]}
          isDayUnavailable={(day) => day === '2025-09-24'}
        />
      </Columns>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await screen.findByRole('grid');
  },
};
