import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import type { ListEntries } from '../listbox/options.ts';
import { courses, kinds, provinces } from '../select/select.fixtures.tsx';
import { ComboBox } from './combo-box.tsx';

const meta = {
  component: ComboBox,
  args: { label: '课程', options: courses, placeholder: '书名或老师', onChange: fn(), onInputChange: fn() },
  parameters: {
    picture: { width: 480, height: 420 },
    docs: { story: { inline: false, iframeHeight: 380 } },
    usage: {
      use: [
        'For one of many things whose names the reader knows: a course, a city, a tag.',
        'For things that a server finds while the reader types: filter null, onInputChange, isLoading.',
        'With allowsFreeText, for words of the reader that are often the same: a school, a profession.',
      ],
      avoid: [
        'For a list that is read rather than searched, take Select.',
        'For searching a whole site, take SearchField and a page of results.',
        'For several things at once, take MultiSelect.',
      ],
      keys: [
        ['Letters', 'Open the list and leave what contains them.'],
        ['Arrow Down, Arrow Up', 'Open the list, then go through it. The text cursor stays in the field.'],
        [
          'Enter',
          'Chooses the option in focus. An Enter that accepts a candidate of an input method chooses nothing.',
        ],
        ['Tab', 'Chooses the option in focus and goes on.'],
        ['Escape', 'Closes the list and brings back the label of what is chosen.'],
      ],
      parts: {
        frame: 'The outlined box.',
        input: 'The text field.',
        open: 'The button that shows all options.',
        loading: 'The ring while options are on their way.',
        popover: 'The sheet with the list.',
        list: 'The list.',
        option: 'One option, with the parts icon, label, description and mark.',
        'section-title': 'The name of a section.',
        empty: 'What is said where there is nothing to choose.',
      },
      limits: [
        'Pinyin finds nothing by itself; a filter of your own can look it up.',
        'Two options of one label are kept or left out together.',
        'The text is held by the field. To empty it, set value to null, or give the field another key.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'analects' } };
export const Required: Story = {
  args: { isRequired: true, description: '可以输入书名，也可以输入老师的名字。' },
};
export const Invalid: Story = { args: { errorMessage: '请选择一门课程' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'analects' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'analects' } };

export const OffersWhatMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '读');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '红楼');
    await screen.findByText('没有符合的选项');
  },
};

export const OptionsOnTheirWay: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '诗');
    await screen.findByText('正在查找…');
  },
};

export const ButtonShowsAll: Story = {
  args: { label: '类型', options: kinds, defaultValue: 'article' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '类型 显示选项' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const LongListScrolls: Story = {
  parameters: { picture: { width: 320, height: 360 } },
  args: { label: '所在地区', placeholder: '省、自治区、直辖市', options: provinces },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: '云南省' })).toHaveAttribute('data-focused', 'true'),
    );
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() =>
      expect(
        screen.getByRole('option', { name: '云南省' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(list.bottom + 1),
    );
  },
};

export const IsChosenByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('论{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('analects');
    await expect(field(canvasElement)).toHaveValue('《论语》精读');
    await userEvent.keyboard('史');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field(canvasElement)).toHaveValue('《论语》精读');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const WaitsForAnInputMethod: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "shi'j" } });
    await expect(args.onInputChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await fireEvent.input(input, { target: { value: '诗经' } });
    await fireEvent.compositionEnd(input);
    await expect(args.onInputChange).toHaveBeenCalledWith('诗经');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

const titles = ['《诗经》选读', '《诗品》导读', '《楚辞》导读', '《唐诗三百首》', '《宋诗选注》'];

function Remote() {
  const [state, setState] = useState<{ found: ListEntries; isLoading: boolean }>({
    found: [],
    isLoading: false,
  });
  const search = (text: string) => {
    setState(({ found }) => ({ found, isLoading: true }));
    setTimeout(() => {
      const found = titles.filter((label) => label.includes(text)).map((label) => ({ value: label, label }));
      setState({ found, isLoading: false });
    }, 50);
  };
  return (
    <ComboBox
      label="课程"
      description="从全部课程里查找。"
      filter={null}
      options={state.found}
      isLoading={state.isLoading}
      onInputChange={search}
    />
  );
}

export const FindsOnAServer: Story = {
  render: () => <Remote />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '诗');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};

const stateRows = [
  ['rest', 'hovered', 'focus-visible'],
  ['invalid', 'disabled', 'read only'],
];

export const Sheet: Story = {
  parameters: { picture: { width: 1000, height: 740 } },
  render: () => (
    <Stack gap={32}>
      {stateRows.map((columns) => (
        <StateSheet
          key={columns.join(' ')}
          rows={['empty', 'chosen']}
          columns={columns}
          track="minmax(0, 1fr)"
        >
          {(row, column) => (
            <ComboBox
              label="课程"
              options={courses}
              placeholder="书名或老师"
              {...(row === 'chosen' && { defaultValue: 'analects' })}
              errorMessage={column === 'invalid' && '请选择课程'}
              isDisabled={column === 'disabled'}
              isReadOnly={column === 'read only'}
            />
          )}
        </StateSheet>
      ))}
      <Columns gap={24}>
        <Stack>
          <ComboBox size="small" label="小" options={kinds} defaultValue="course" />
          <ComboBox label="中" isRequired options={kinds} defaultValue="course" />
          <ComboBox size="large" label="大" options={kinds} defaultValue="course" />
        </Stack>
        <Stack>
          <ComboBox label="隐藏的名称" isLabelHidden options={courses} placeholder="查找课程" />
          <ComboBox
            label="课程"
            options={[]}
            isLoading
            description="从全部课程里查找。"
            defaultInputValue="诗"
          />
        </Stack>
      </Columns>
    </Stack>
  ),
};
