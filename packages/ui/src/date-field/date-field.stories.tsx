import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { DateField } from './date-field.tsx';

const usage = {
  use: [
    'A day that people know by heart, such as a birthday or the date on a certificate.',
    'A day with hours and minutes, such as the beginning of a lesson: set granularity to minute.',
  ],
  avoid: [
    'A day that people look for, such as the next free Saturday: use DatePicker.',
    'A stretch of days: use DateRangePicker.',
  ],
  keys: [
    ['Digits', 'Fill the part in focus; when it is full the next one takes the focus.'],
    ['Arrow up, Arrow down', 'One more or one less.'],
    ['Page up, Page down', 'A larger step: five years, two months, a week.'],
    ['Arrow left, Arrow right', 'The part before and the part after.'],
    ['Backspace', 'Takes digits away, then goes to the part before; with all parts empty the field is.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The parts together.',
    segment: 'One part or the sign between two; has data-type and data-placeholder.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'Days are of the Gregorian calendar and belong to no time zone.',
    'In the form’s data a time has seconds: 2026-11-21T09:30:00.',
  ],
} satisfies Usage;

const meta = {
  component: DateField,
  parameters: { usage },
  args: { label: '出生日期', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isRequired: true, description: '与身份证一致。' } };
export const Filled: Story = { args: { defaultValue: '1998-03-05' } };
export const WithTime: Story = {
  args: { label: '开课时间', granularity: 'minute', defaultValue: '2025-09-01T19:30' },
};
export const OutOfBounds: Story = {
  args: { label: '开课日期', defaultValue: '2025-08-20', min: '2025-09-01' },
};
export const Wrong: Story = { args: { defaultValue: '2019-03-05', errorMessage: '年满8岁才能注册' } };
export const ReadOnly: Story = { args: { defaultValue: '1998-03-05', isReadOnly: true } };

export const IsTypedPartByPart: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('19980305');
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-03-05');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-04-05');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1240, height: 440 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['empty', 'filled']}
        columns={['rest', 'focus-visible', 'invalid', 'disabled', 'read only']}
        track="minmax(0, 1fr)"
      >
        {(row, column) => (
          <DateField
            label="出生日期"
            {...(row === 'filled' && { defaultValue: '1998-03-05' })}
            errorMessage={column === 'invalid' && '请填写出生日期'}
            isDisabled={column === 'disabled'}
            isReadOnly={column === 'read only'}
          />
        )}
      </StateSheet>
      <Columns gap={24}>
        <DateField label="小" size="small" defaultValue="1998-03-05" />
        <DateField label="中" isRequired defaultValue="1998-03-05" description="与身份证一致。" />
        <DateField label="大" size="large" granularity="minute" defaultValue="2025-09-01T19:30" />
      </Columns>
    </Stack>
  ),
};
