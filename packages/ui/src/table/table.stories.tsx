import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Stack, Text } from '../layout/index.ts';
import { learnerColumns, learners, withActions, type Learner } from './learners.fixtures.tsx';
import { Table } from './table.tsx';
import type { TableProps, TableSort } from './table-props.ts';

const usage = {
  use: [
    'For things of one kind that are compared by several features: learners by progress and score, orders by date and price.',
    'Where rows are chosen, opened, or hold buttons (hasControls on that column) it is a grid; otherwise a plain table, which costs a third.',
    'Give every column that holds figures align="end": they stand under each other, digit by digit.',
    'Sort, filter and page the rows yourself and hand over the result; the table tells you what was asked for.',
  ],
  avoid: [
    'For things that are looked at one by one take a GridList, or cards.',
    'For chapters with lessons below them take a Tree.',
    'For the few features of a single thing write a list of terms, not a table of one row.',
    'On a narrow screen a table of many columns scrolls sideways; leave columns out there, or show a GridList.',
  ],
  keys: [
    [
      'Tab, where rows are only read',
      'Goes to the headings that can be pressed, and to the table itself where it scrolls. Enter and Space ask for an order.',
    ],
    ['Tab, in a grid', 'Goes to the row that had the focus last, and out of the table again.'],
    ['Up and Down', 'Go from row to row; above the first row to the headings.'],
    [
      'Left and Right',
      'In a row: go through its box, links and buttons. In the head: from heading to heading.',
    ],
    ['Home, End, Page Up, Page Down', 'Go to the first and last row, and a screen further.'],
    ['Space', 'Chooses the row; on a heading, asks for its order.'],
    ['Enter', 'Opens a row that can be opened; else chooses it. On a heading, asks for its order.'],
    ['Control or Command and A', 'Chooses all rows.'],
    ['Escape', 'Lets go of all that is chosen.'],
    ['Letters', 'Find a row by the words that name it.'],
  ],
  parts: {
    'bulk-bar': 'How many rows there are or are chosen, and what can be done with them.',
    region: 'What scrolls. A named region in the tab order when there is more than it shows.',
    grid: 'The table element.',
    heading: 'Words and mark of a column.',
    sort: 'The mark of the order.',
    row: 'A row.',
    'loading-row': 'The place of a row to come.',
    'row-link': 'The link around the words that name a row.',
    selection: 'The box of a row, and the box for all.',
  },
  limits: [
    'Focus goes by rows and what can be pressed in them, not by cells of words; screen readers read cells by their own table keys.',
    'Columns cannot be resized or moved by the reader, and rows cannot be nested.',
    'All rows are in the page. To mount 500 that are only read takes half as long as in antd 5 and two thirds as long as in Mantine; as a grid it takes three times that: page what has more than a few hundred.',
    'A list that grows at its end needs a button or a pager of the owner.',
  ],
} satisfies Usage;

const meta = {
  component: Table<Learner>,
  parameters: { usage, picture: { width: 800, height: 400 } },
  args: { label: '学员', columns: learnerColumns, rows: learners },
} satisfies Meta<typeof Table<Learner>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Links: Story = { args: { rowHref: ({ id }) => `/learners/${id}` } };
export const Actions: Story = { args: { columns: withActions } };
export const One: Story = { args: { selection: 'single', defaultValue: ['learner-2'] } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="还没有学员加入这门课"
        description="把邀请链接发给同学，他们加入后会出现在这里。"
        action={<Button>复制邀请链接</Button>}
      />
    ),
  },
};
export const EmptyByItself: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], isLoading: true, loadingRows: 6, selection: 'multiple' } };
export const LoadingMore: Story = { args: { isLoading: true } };

function Sorted(props: TableProps<Learner>) {
  const [sort, setSort] = useState<TableSort>({ column: 'score', direction: 'descending' });
  const rows = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return learners.toSorted((a, b) =>
      sort.column === 'name'
        ? sign * a.name.localeCompare(b.name, 'zh-CN')
        : sign * (sort.column === 'score' ? a.score - b.score : a.progress - b.progress),
    );
  }, [sort]);
  return <Table {...props} rows={rows} sort={sort} onSortChange={setSort} />;
}

export const SortsByEnterOnAHeading: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '进度' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('columnheader', { name: '进度' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('苏晚晴');
  },
};

export const SortsFromTheHeadOfAGrid: Story = {
  render: (args) => <Sorted {...args} rowHref={({ id }) => `#${id}`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    const heading = canvas.getByRole('columnheader', { name: '进度' });
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('苏晚晴');
  },
};

const remind = fn<(value: string[]) => void>();
const bulkActions = (value: string[]) => (
  <>
    <Button size="small" onPress={() => remind(value)}>
      提醒学习
    </Button>
    <Button size="small" tone="critical" isQuiet>
      移出课程
    </Button>
  </>
);

export const SeveralAndWhatToDoWithThem: Story = {
  parameters: { picture: { width: 800, height: 440 } },
  args: { selection: 'multiple', bulkActions, isRowDisabled: ({ state }) => state === '结业' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowRight} ');
    await expect(canvas.getByRole('row', { name: '沈言' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('已选2项');
    await userEvent.click(canvas.getByRole('button', { name: '提醒学习' }));
    await expect(remind).toHaveBeenLastCalledWith(['learner-1', 'learner-3']);
    await userEvent.click(canvas.getByText('许诺'));
    await expect(canvas.getByRole('status')).toHaveTextContent('已选3项');
  },
};

export const WalksThroughWhatARowHolds: Story = {
  args: { columns: withActions, selection: 'multiple', rowHref: ({ id }) => `#${id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(within(canvas.getByRole('row', { name: '周舟' })).getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '周舟' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '移除周舟' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: '沈言' })).toHaveFocus();
  },
};

export const ScrollsBelowItsHead: Story = {
  parameters: { picture: { width: 520, height: 300 } },
  args: { maxHeight: 240, selection: 'multiple', columns: withActions },
  play: async ({ canvasElement }) => {
    const region = await waitFor(() => within(canvasElement).getByRole('region', { name: '学员' }));
    await expect(region.tabIndex).toBe(0);
    region.scrollTop = 90;
    await waitFor(() =>
      expect(within(region).getByRole('columnheader', { name: '姓名' }).getBoundingClientRect().top).toBe(
        region.getBoundingClientRect().top,
      ),
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { selection: 'multiple', defaultValue: ['learner-1'], columns: withActions },
};

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 820 } },
  render: () => (
    <Stack gap={32}>
      <Table
        label="学员"
        columns={withActions}
        rows={learners}
        sort={{ column: 'score', direction: 'descending' }}
        selection="multiple"
        defaultValue={['learner-1', 'learner-4']}
        bulkActions={bulkActions}
        isRowDisabled={({ id }) => id === 'learner-6'}
        rowHref={({ id }) => `/learners/${id}`}
      />
      <div data-sy-density="compact">
        <Table label="学员，紧凑" columns={learnerColumns} rows={learners.slice(0, 3)} />
      </div>
      <Table label="学员，加载中" columns={learnerColumns} rows={[]} isLoading loadingRows={2} />
      <Text size="small" tone="muted">
        宽列与窄列：加入日期和状态只占文字的宽度，其余平分。
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    rows[2]?.setAttribute('data-hovered', 'true');
    rows[3]?.setAttribute('data-focus-visible', 'true');
    await expect(rows[6]).toHaveAttribute('aria-disabled', 'true');
  },
};
