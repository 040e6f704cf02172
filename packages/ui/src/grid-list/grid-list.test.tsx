import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { GridList, type GridListProps } from './grid-list.tsx';
import { GridListItem } from './grid-list-item.tsx';
import { moved } from './moved.ts';
import { ReorderableGridList } from './reorderable-grid-list.tsx';

const onRemove = vi.fn<() => void>();

const View = (props: Partial<GridListProps>) => (
  <GridList label="我的课程" {...props}>
    {props.children ?? [
      <GridListItem key="a" id="a" title="桃花源记精读" description="陶渊明" />,
      <GridListItem key="b" id="b" title="岳阳楼记" actions={<Button onPress={onRemove}>移除</Button>} />,
      <GridListItem key="c" id="c" title="醉翁亭记" isDisabled />,
    ]}
  </GridList>
);

const item = (name: string) => screen.getByRole('row', { name });
const chosen = () =>
  screen.queryAllByRole('row', { selected: true }).map((each) => each.getAttribute('aria-label'));

it('names the list and its items', () => {
  render(<View />);
  expect(screen.getByRole('grid', { name: '我的课程' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('chooses by box, press and Space, and never what is disabled', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" onChange={onChange} />);
  await userEvent.click(within(item('桃花源记精读')).getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith(['a']);
  await userEvent.click(screen.getByText('岳阳楼记'));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['a']);
  await userEvent.click(screen.getByText('醉翁亭记'));
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('hands over ids when all are chosen at once', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
});

it('leaves the choice to its owner when given one', async () => {
  render(<View selection="single" value={['b']} />);
  await userEvent.click(screen.getByText('桃花源记精读'));
  expect(chosen()).toEqual(['岳阳楼记']);
});

it('lets an action be an action, and no choice', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  render(<View selection="multiple" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '移除' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});

it('opens by press and Enter', async () => {
  const onAction = vi.fn<(id: string) => void>();
  render(<View onAction={onAction} />);
  await userEvent.click(screen.getByText('岳阳楼记'));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onAction.mock.calls).toEqual([['b'], ['a']]);
});

it('follows its link through the router of the page, wherever it is pressed, once', async () => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <View>
        <GridListItem id="a" title="桃花源记精读" description="陶渊明" href="/courses/a" />
      </View>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: '桃花源记精读' }));
  await userEvent.click(screen.getByText('陶渊明'));
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/courses/a'], ['/courses/a'], ['/courses/a']]);
});

it('says in words that there is nothing, and that something is coming', () => {
  const { rerender } = render(<View>{[]}</View>);
  expect(screen.getByText('暂无内容')).toBeTruthy();
  rerender(<View isLoading />);
  expect(screen.getByRole('status').textContent).toBe('加载中');
});

it.each([
  [['a'], 'c', true, ['b', 'a', 'c', 'd']],
  [['a'], 'c', false, ['b', 'c', 'a', 'd']],
  [['d', 'b'], 'a', true, ['b', 'd', 'a', 'c']],
  [['b'], 'b', false, ['a', 'b', 'c', 'd']],
])('puts %s at %s (before: %s)', (ids, target, isBefore, expected) => {
  expect(moved(['a', 'b', 'c', 'd'], ids, target, isBefore)).toEqual(expected);
});

const titles: Record<string, string> = { a: '桃花源记', b: '岳阳楼记', c: '醉翁亭记' };

function openReorderable() {
  const onReorder = vi.fn<(order: string[]) => void>();
  function Held() {
    const [order, setOrder] = useState(['a', 'b', 'c']);
    return (
      <ReorderableGridList
        label="章节"
        order={order}
        onReorder={(next) => {
          onReorder(next);
          setOrder(next);
        }}
      >
        {order.map((id) => (
          <GridListItem key={id} id={id} title={titles[id] ?? ''} />
        ))}
      </ReorderableGridList>
    );
  }
  render(<Held />);
  const handle = (id: string) => screen.getByRole('button', { name: `移动${titles[id]}` });
  const shown = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
  return { onReorder, handle, shown };
}

it('moves by the first arrow, the item whose handle has the focus, however it got there', async () => {
  const { onReorder, handle, shown } = openReorderable();
  // Not by way of the row, as a screen reader does.
  act(() => handle('c').focus());
  expect(document.activeElement).toBe(handle('c'));
  await userEvent.keyboard('{Enter}');
  expect(handle('c').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['桃花源记', '醉翁亭记', '岳阳楼记']);
  expect(screen.getByText('第2项，共3项')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(handle('c')));
  expect(onReorder).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(onReorder.mock.calls).toEqual([[['c', 'a', 'b']]]);
  expect(shown()).toEqual(['醉翁亭记', '桃花源记', '岳阳楼记']);
  await waitFor(() => expect(document.activeElement).toBe(handle('c')));
  // Put down, the arrows go from row to row again.
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toEqual(['醉翁亭记', '桃花源记', '岳阳楼记']);
});

it('stores nothing of an item that is put down where it was, or put back', async () => {
  const { onReorder, handle, shown } = openReorderable();
  act(() => handle('a').focus());
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
  expect(shown()).toEqual(['桃花源记', '岳阳楼记', '醉翁亭记']);
  expect(screen.getByText('桃花源记放回原处，第1项，共3项')).toBeTruthy();
  expect(onReorder).not.toHaveBeenCalled();
});

it('puts an item down when the focus leaves by Tab', async () => {
  const { onReorder, handle } = openReorderable();
  act(() => handle('a').focus());
  await userEvent.keyboard(' {ArrowDown}');
  await userEvent.tab();
  expect(onReorder.mock.calls).toEqual([[['b', 'a', 'c']]]);
});
