import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { NativeSelect } from './native-select.tsx';

const options = ['10', '20', '50', '100'].map((value) => ({ value, label: `${value}条/页` }));

const usage = {
  use: [
    'One of a few to a few hundred plain words, such as the number of rows on a page or a province.',
    'Where every kilobyte counts, and on phones, whose own list is the best there is.',
  ],
  avoid: [
    'Two to five choices with room to show them: use RadioGroup.',
    'Choices with pictures or a second line: use Select. Choices that are searched: use ComboBox.',
    'Something to do: use Menu.',
  ],
  keys: [
    ['Arrow up, Arrow down', 'The choice before and the choice after; on a Mac they open the list.'],
    ['Space, Alt + Arrow down', 'Open the list.'],
    ['Letters', 'Go to the choice that begins with them.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    input: 'The control itself.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: ['The list is drawn by the system: only its colours can be chosen, and not everywhere.'],
} satisfies Usage;

const meta = {
  component: NativeSelect,
  parameters: { usage },
  args: { label: '每页条数', options, defaultValue: '10', onChange: fn() },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Unchosen: Story = { args: { options, placeholder: '请选择分类' } };

export const HandsOverTheChoice: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: '每页条数' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '50');
    await expect(args.onChange).toHaveBeenCalledWith('50');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1000, height: 330 } },
  render: () => (
    <StateSheet
      rows={['small', 'standard', 'large']}
      columns={['rest', 'hovered', 'focus-visible', 'invalid', 'disabled']}
      track="minmax(0, 1fr)"
    >
      {(row, column) => (
        <NativeSelect
          label="每页条数"
          isLabelHidden={row === 'small'}
          size={row}
          options={options}
          defaultValue="20"
          errorMessage={column === 'invalid' && '请选择'}
          isDisabled={column === 'disabled'}
        />
      )}
    </StateSheet>
  ),
};
