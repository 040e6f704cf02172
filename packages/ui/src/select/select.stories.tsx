import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { insideShadow, ShadowStage } from '../../../../.storybook/shadow-stage.tsx';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { MultiSelect } from './multi-select.tsx';
import { courses, kinds, provinces } from './select.fixtures.tsx';
import { Select } from './select.tsx';

const meta = {
  component: Select,
  subcomponents: { MultiSelect },
  args: { label: '课程', options: courses, onChange: fn() },
  parameters: {
    picture: { width: 480, height: 420 },
    docs: { story: { inline: false, iframeHeight: 380 } },
    usage: {
      use: [
        'For one of about five to thirty things, where options want a pictogram, a second line or sections.',
        'MultiSelect, of the same entry, for any number of them; its list stays open while they are chosen.',
      ],
      avoid: [
        'For a short list of plain words in a place where bytes count, NativeSelect weighs a seventh and is at home on every phone.',
        'For two to four things that fit beside each other, take RadioGroup: nothing has to be opened to be compared.',
        'For hundreds of things, or for things that a server finds, take ComboBox.',
        'For things to do rather than to choose, take Menu.',
      ],
      keys: [
        ['Enter, Space, Arrow Down', 'Opens the list on what is chosen, or on its first option.'],
        ['Arrow Up', 'Opens the list on what is chosen, or on its last option.'],
        ['Arrow Up, Arrow Down, Page Up, Page Down, Home, End', 'Go through the open list.'],
        ['Letters', 'Go to the option that begins with them. On a closed Select they choose it.'],
        ['Enter, Space', 'Choose the option in focus; in a MultiSelect they also take the choice back.'],
        ['Escape, Tab', 'Close the list without choosing. Focus returns to the field.'],
      ],
      parts: {
        frame: 'The outlined box.',
        input: 'The button in it.',
        value: 'The words of what is chosen, or the placeholder.',
        count: 'How many are chosen, in a MultiSelect with more than one.',
        popover: 'The sheet with the list.',
        list: 'The list.',
        option: 'One option, with the parts icon, label, description and mark.',
        'section-title': 'The name of a section.',
        empty: 'What is said where there is nothing to choose.',
      },
      limits: [
        'Han characters cannot be found by typing: the list has no field for an input method. ComboBox has one.',
        'The list is drawn where the provider says, so a density or a theme that is set further in does not reach it.',
        'The form does not check it by itself: pass what is wrong as errorMessage.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  return screen.findByRole('listbox');
};

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'analects' } };
export const Required: Story = { args: { isRequired: true, description: '选定后，开课前可以更换一次。' } };
export const Invalid: Story = { args: { errorMessage: '请选择一门课程' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'analects' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'analects' } };

export const OpenWithSections: Story = {
  args: { defaultValue: 'analects' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(screen.getByRole('option', { name: '《论语》精读' })).toHaveFocus());
  },
};

export const OpenWithIcons: Story = {
  args: { label: '类型', options: kinds, defaultValue: 'article' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const NothingToChoose: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await screen.findByText('没有可选的内容');
  },
};

export const LongListShowsWhatIsChosen: Story = {
  parameters: { picture: { width: 320, height: 360 } },
  args: { label: '所在地区', options: provinces, defaultValue: '20' },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    const chosen = screen.getByRole('option', { selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom + 1,
      ),
    );
  },
};

export const IsChosenByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '课程' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: '《史记》人物' })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('analects');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('《论语》精读');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('option', { name: '《论语》精读' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Several: Story = {
  render: () => <MultiSelect label="类型" options={kinds} defaultValue={['course']} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '类型' });
    await open(canvasElement);
    // The list has the focus before the option that is chosen does.
    await waitFor(() => expect(screen.getByRole('option', { name: '录播课程' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await waitFor(() => expect(field).toHaveTextContent('录播课程、电子书2项'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

const onShadowChange = fn();
const inShadow = (
  <Select label="课程" options={courses} onChange={onShadowChange} description="在合作学校的页面里。" />
);

export const WorksInAShadowRoot: Story = {
  render: () => <ShadowStage>{inShadow}</ShadowStage>,
  play: async ({ canvasElement }) => {
    const inside = within(insideShadow(canvasElement));
    const field = await inside.findByRole('combobox', { name: '课程' });
    await userEvent.click(field);
    const first = await inside.findByRole('option', { name: '《诗经》选读' });
    const root = first.getRootNode() as ShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(first));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inside.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(root.activeElement).toBe(field));
    await userEvent.keyboard('{ArrowDown}');
    // The list has the focus before its first option does.
    const again = await inside.findByRole('option', { name: '《诗经》选读' });
    await waitFor(() => expect(root.activeElement).toBe(again));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onShadowChange).toHaveBeenLastCalledWith('analects'));
    await waitFor(() => expect(root.activeElement).toBe(field));
    await userEvent.click(field);
    await userEvent.click(await inside.findByRole('option', { name: '《史记》人物' }));
    await waitFor(() => expect(field).toHaveTextContent('《史记》人物'));
    await waitFor(() => expect(inside.queryByRole('listbox')).toBeNull());
  },
};

export const RightToLeft: Story = { ...OpenWithSections, globals: { direction: 'rtl' } };

const stateRows = [
  ['rest', 'hovered', 'focus-visible'],
  ['invalid', 'disabled', 'read only'],
];

function Cell({ row, column }: { row: string; column: string }) {
  const look = {
    label: '类型',
    options: kinds,
    placeholder: '全部类型',
    errorMessage: column === 'invalid' && '请选择类型',
    isDisabled: column === 'disabled',
    isReadOnly: column === 'read only',
  };
  if (row === 'several') return <MultiSelect {...look} defaultValue={['course', 'article', 'book']} />;
  return <Select {...look} {...(row === 'chosen' && { defaultValue: 'article' })} />;
}

export const Sheet: Story = {
  parameters: { picture: { width: 1000, height: 950 }, docs: { story: { inline: true } } },
  render: () => (
    <Stack gap={32}>
      {stateRows.map((columns) => (
        <StateSheet
          key={columns.join(' ')}
          rows={['empty', 'chosen', 'several']}
          columns={columns}
          track="minmax(0, 1fr)"
        >
          {(row, column) => <Cell row={row} column={column} />}
        </StateSheet>
      ))}
      <Columns gap={24}>
        <Stack>
          <Select size="small" label="小" options={kinds} defaultValue="course" />
          <Select
            label="中"
            isRequired
            options={kinds}
            defaultValue="course"
            description="决定它出现在哪个栏目。"
          />
          <Select size="large" label="大" options={kinds} defaultValue="course" />
        </Stack>
        <Stack>
          <Select label="隐藏的名称" isLabelHidden options={courses} defaultValue="poetry" />
          <MultiSelect
            label="课程"
            options={courses}
            defaultValue={['poetry', 'analects', 'records']}
            description="最多三门。"
          />
        </Stack>
      </Columns>
    </Stack>
  ),
};
