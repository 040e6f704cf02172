import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { NumberField } from './number-field.tsx';

const usage = {
  use: [
    'A number that somebody counts or calculates with: seats, lessons, minutes, points, money.',
    'Give min, max and step where there are any: the field then keeps them by itself.',
  ],
  avoid: [
    'Figures that are a name, such as a telephone number or a year of birth: use TextField with inputMode.',
    'A code that came by message: use CodeField.',
    'A rough amount whose exact number nobody needs: use Slider.',
  ],
  keys: [
    ['Arrow up, Arrow down', 'One step up or down.'],
    ['Page up, Page down', 'One step up or down.'],
    ['Home, End', 'The least and the greatest number, where there are bounds.'],
    ['Enter', 'Takes over what is written, and sends the form.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The input itself.',
    unit: 'What stands after the number.',
    steppers: 'The two buttons together.',
    decrement: 'The button for less.',
    increment: 'The button for more.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'A number out of bounds is moved to the nearest bound when the field is left, without words: name the bounds in the help.',
    'Chinese numerals such as 十二 are read only where the browser’s own number format writes them.',
  ],
} satisfies Usage;

const meta = {
  component: NumberField,
  parameters: { usage },
  args: { label: '班级人数上限', defaultValue: 30, min: 2, max: 200, unit: '人', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = { args: { description: '2到200人，含旁听。' } };
export const Empty: Story = { args: { value: null } };
export const Price: Story = {
  args: {
    label: '课程定价',
    defaultValue: 1299,
    unit: null,
    max: 99999,
    format: { style: 'currency', currency: 'CNY' },
  },
};
export const Percent: Story = {
  args: {
    label: '及格线',
    defaultValue: 0.6,
    min: 0,
    max: 1,
    step: 0.05,
    unit: null,
    format: { style: 'percent' },
  },
};
export const WithoutSteppers: Story = { args: { label: '总课时', hasSteppers: false, unit: '课时' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Wrong: Story = { args: { errorMessage: '已有36人报名，上限不能更低' } };

export const IsSteppedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '班级人数上限' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(200);
    await expect(field).toHaveValue('200');
  },
};

export const KeepsWhatIsTypedWhenItIsLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '班级人数上限' });
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    await expect(args.onChange).not.toHaveBeenCalledWith(500);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(500);
    await expect(field).toHaveValue('500');
    await expect(within(canvasElement).getByText('不能大于200')).toBeVisible();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1240, height: 470 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['small', 'standard', 'large']}
        columns={['rest', 'hovered', 'invalid', 'disabled', 'read only']}
        track="minmax(0, 1fr)"
      >
        {(row, column) => (
          <NumberField
            label="人数上限"
            size={row}
            defaultValue={30}
            max={30}
            unit="人"
            errorMessage={column === 'invalid' && '上限不能更低'}
            isDisabled={column === 'disabled'}
            isReadOnly={column === 'read only'}
          />
        )}
      </StateSheet>
      <Columns gap={24}>
        <NumberField
          label="课程定价"
          isRequired
          defaultValue={12999}
          format={{ style: 'currency', currency: 'CNY' }}
          description="不含教材。"
        />
        <NumberField label="总课时" hasSteppers={false} defaultValue={48} unit="课时" />
      </Columns>
    </Stack>
  ),
};
