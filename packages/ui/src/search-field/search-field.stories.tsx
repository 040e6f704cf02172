import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { SearchField } from './search-field.tsx';

const usage = {
  use: [
    'Looking for articles, courses or people by words, on a page of its own or above a list that it filters.',
    'Search on Enter by onSearch; to search while somebody types, wait a moment after each onChange.',
  ],
  avoid: [
    'Choosing one of a list while typing: use ComboBox, which also speaks of the suggestions.',
    'Any other line of text: use TextField.',
  ],
  keys: [
    ['Enter', 'Searches. The Enter that accepts a candidate of an input method does not.'],
    ['Escape', 'Empties the field. In an empty field it goes on to the dialog or menu around it.'],
  ],
  parts: {
    frame: 'The outlined box; has data-invalid, data-disabled and data-readonly.',
    sign: 'The glass, or the ring while results are on their way.',
    input: 'The input itself.',
    clear: 'The button that empties it; there while there are words.',
    shortcut: 'The key that leads here.',
    label: 'The name above.',
    description: 'The help below.',
    error: 'What is wrong, below.',
  },
  limits: [
    'It does not listen to its shortcut: the page does, and focuses the field by its ref.',
    'How many results there are is the list’s to say, in a live region.',
  ],
} satisfies Usage;

const meta = {
  component: SearchField,
  parameters: { usage },
  args: {
    label: '搜索',
    isLabelHidden: true,
    placeholder: '搜索文章、课程与先生',
    onChange: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithShortcut: Story = { args: { shortcut: '/' } };
export const Filled: Story = { args: { defaultValue: '诗经导读' } };
export const Loading: Story = { args: { defaultValue: '诗经导读', isLoading: true } };
export const Wrong: Story = { args: { defaultValue: '%%', errorMessage: '搜索词里要有文字' } };

export const SearchesOnEnter: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: '搜索' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('诗经{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('诗经');
  },
};

export const IsEmptiedByEscape: Story = {
  args: { defaultValue: '诗经' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: '搜索' });
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const LeavesKeysToAnOpenComposition: Story = {
  args: { defaultValue: 'shi jing' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: '搜索' });
    await userEvent.tab();
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(field).toHaveValue('shi jing');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1400, height: 380 } },
  render: () => (
    <StateSheet
      rows={['empty', 'filled', 'loading', 'small', 'large']}
      columns={['rest', 'hovered', 'focus-visible', 'disabled']}
      track="minmax(0, 1fr)"
    >
      {(row, column) => (
        <SearchField
          label="搜索"
          isLabelHidden
          size={row === 'small' || row === 'large' ? row : 'standard'}
          placeholder="搜索课程"
          shortcut={row === 'empty' && '/'}
          defaultValue={row === 'filled' || row === 'loading' ? '诗经' : ''}
          isLoading={row === 'loading'}
          isDisabled={column === 'disabled'}
        />
      )}
    </StateSheet>
  ),
};
