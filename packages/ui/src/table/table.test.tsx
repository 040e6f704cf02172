import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableProps, TableSort } from './table-props.ts';

interface Learner {
  id: string;
  name: string;
  score: number;
}

const learners: Learner[] = [
  { id: 'a', name: '林溪', score: 92 },
  { id: 'b', name: '周舟', score: 78 },
  { id: 'c', name: '沈言', score: 85 },
];

const columns: TableColumn<Learner>[] = [
  { id: 'name', label: '姓名', cell: (learner) => learner.name },
  { id: 'score', label: '成绩', cell: (learner) => learner.score, isSortable: true, align: 'end' },
];

const View = (props: Partial<TableProps<Learner>>) => (
  <Table label="学员" columns={columns} rows={learners} {...props} />
);

const row = (name: string) => screen.getByRole('row', { name });
const chosen = () => screen.queryAllByRole('row', { selected: true }).map((each) => each.textContent);

const open = () => {};

it('is a table that is read where rows can be neither chosen, opened nor gone through', () => {
  render(<View />);
  expect(screen.getByRole('table', { name: '学员' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['姓名', '成绩']);
  expect(within(row('周舟 78')).getByRole('rowheader').textContent).toBe('周舟');
  expect(within(row('周舟 78')).getByRole('cell').textContent).toBe('78');
});

it.each<[string, Partial<TableProps<Learner>>]>([
  ['chosen', { selection: 'single' }],
  ['opened', { onRowAction: open }],
  ['followed', { rowHref: ({ id }) => `/learners/${id}` }],
  ['gone through', { columns: columns.map((column) => ({ ...column, hasControls: true })) }],
])('is a grid whose rows have names where they can be %s', (_, props) => {
  render(<View {...props} />);
  expect(screen.getByRole('grid', { name: '学员' })).toBeTruthy();
  expect(within(row('周舟')).getByRole('gridcell', { name: '78' })).toBeTruthy();
});

it('keeps nobody at rows that are only read', async () => {
  render(<View onSortChange={open} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '成绩' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('has no button where nobody can give another order', () => {
  render(<View sort={{ column: 'score', direction: 'descending' }} />);
  expect(screen.getByRole('columnheader', { name: '成绩' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['read', {}],
  ['opened', { onRowAction: open }],
])('asks for an order where rows are %s, and the other way round the second time', async (_, props) => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  function Sorted() {
    const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
    return (
      <View
        {...props}
        sort={sort}
        onSortChange={(next) => {
          onSortChange(next);
          setSort(next);
        }}
      />
    );
  }
  render(<Sorted />);
  const head = screen.getByRole('columnheader', { name: '成绩' });
  await userEvent.click(within(head).queryByRole('button') ?? head);
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.keyboard('{Enter}');
  expect(onSortChange.mock.calls).toEqual([
    [{ column: 'score', direction: 'ascending' }],
    [{ column: 'score', direction: 'descending' }],
  ]);
});

it('chooses a row by its box or anywhere on it, once', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" onChange={onChange} />);
  await userEvent.click(within(row('林溪')).getByRole('checkbox'));
  await userEvent.click(screen.getByText('沈言'));
  expect(chosen()).toEqual(['林溪92', '沈言85']);
  expect(onChange.mock.calls).toEqual([[['a']], [['a', 'c']]]);
});

it('chooses all that can be chosen', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" isRowDisabled={({ id }) => id === 'b'} onChange={onChange} />);
  await userEvent.click(within(screen.getAllByRole('row')[0] as HTMLElement).getByRole('checkbox'));
  expect(onChange.mock.calls).toEqual([[['a', 'c']]]);
  expect(within(row('周舟')).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
});

it('chooses one at most when asked to', async () => {
  render(<View selection="single" defaultValue={['a']} />);
  await userEvent.click(screen.getByText('沈言'));
  expect(chosen()).toEqual(['沈言85']);
});

it('leaves the choice to its owner when given one', async () => {
  render(<View selection="multiple" value={['b']} />);
  await userEvent.click(screen.getByText('沈言'));
  expect(chosen()).toEqual(['周舟78']);
});

it('says how many are chosen, hands them to the actions, and lets go of them', async () => {
  const onRemind = vi.fn<(value: string[]) => void>();
  render(
    <View
      selection="multiple"
      bulkActions={(value) => <Button onPress={() => onRemind(value)}>提醒学习</Button>}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('共3项');
  await userEvent.click(screen.getByText('林溪'));
  expect(screen.getByRole('status').textContent).toBe('已选1项');
  await userEvent.click(screen.getByRole('button', { name: '提醒学习' }));
  expect(onRemind.mock.calls).toEqual([[['a']]]);
  await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
  expect(chosen()).toEqual([]);
});

const withActions: TableColumn<Learner>[] = [
  ...columns,
  {
    id: 'actions',
    label: '操作',
    isLabelHidden: true,
    hasControls: true,
    cell: ({ name }) => (
      <>
        <button type="button">编辑{name}</button>
        <button type="button">删除{name}</button>
      </>
    ),
  },
];

it('goes up and down from row to row, and left and right through what a row holds', async () => {
  render(<View columns={withActions} selection="multiple" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(row('林溪'));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(within(row('周舟')).getByRole('checkbox'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('删除周舟');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('沈言'));
  await userEvent.keyboard(' ');
  expect(chosen()).toEqual(['沈言85编辑沈言删除沈言']);
});

it('goes from the head to the first row and back', async () => {
  render(<View onRowAction={open} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('columnheader', { name: '姓名' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('林溪'));
});

it('keeps the focus on what is pressed in a row, and the row unchosen', async () => {
  render(<View columns={withActions} selection="multiple" />);
  await userEvent.click(screen.getByRole('button', { name: '删除沈言' }));
  expect(document.activeElement?.textContent).toBe('删除沈言');
  expect(chosen()).toEqual([]);
});

it('opens a row by its link, also from the keyboard', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <View rowHref={({ id }) => `/learners/${id}`} />
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: '周舟' }).getAttribute('href')).toBe('/learners/b');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/learners/a']]);
});

it('hands over the row that is opened without an address', async () => {
  const onRowAction = vi.fn<(id: string) => void>();
  render(<View onRowAction={onRowAction} />);
  await userEvent.click(screen.getByText('78'));
  expect(onRowAction.mock.calls).toEqual([['b']]);
});

it('says in words that there is nothing, and that something is coming', () => {
  const { rerender } = render(<View rows={[]} />);
  expect(screen.getByText('暂无数据')).toBeTruthy();
  rerender(<View rows={[]} isLoading loadingRows={3} />);
  expect(screen.getByRole('status').textContent).toBe('加载中');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('keeps the rows it shows while others are on their way', () => {
  const { rerender } = render(<View isLoading />);
  expect(row('林溪 92')).toBeTruthy();
  rerender(<View isLoading selection="single" />);
  expect(row('林溪')).toBeTruthy();
});

it.each([
  ['read', {}],
  ['opened', { onRowAction: open }],
])('does not draw rows again that have not changed, where they are %s', (_, props) => {
  const cell = vi.fn<(learner: Learner) => string>((learner) => learner.name);
  const counted: TableColumn<Learner>[] = [{ id: 'name', label: '姓名', cell }];
  const { rerender } = render(<View {...props} columns={counted} />);
  const before = cell.mock.calls.length;
  rerender(<View {...props} columns={counted} rows={[...learners, { id: 'd', name: '许诺', score: 60 }]} />);
  expect(cell.mock.calls.slice(before).every(([{ id }]) => id === 'd')).toBe(true);
});
