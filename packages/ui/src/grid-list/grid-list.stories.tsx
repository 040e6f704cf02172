import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BookIcon, DeleteIcon, EditIcon } from '../icons/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { GridList } from './grid-list.tsx';
import { GridListItem } from './grid-list-item.tsx';
import { ReorderableGridList } from './reorderable-grid-list.tsx';

const usage = {
  use: [
    'For things that have a name and something to do: members of a class, chapters to put in order, files that were handed in.',
    'GridList: to choose, open and act. ReorderableGridList: to put in order as well.',
  ],
  avoid: [
    'For things compared by several features take a Table; for things within things a Tree.',
    'For a list that only leads somewhere take Cards, or plain links in a list.',
    'For a choice in a form take CheckboxGroup, RadioGroup or Select.',
  ],
  keys: [
    ['Tab', 'Goes to the item that had the focus last, and out of the list again.'],
    ['Up and Down', 'Go from item to item; Home and End to the first and last.'],
    ['Left and Right', 'Go through the box, the link and the buttons of an item.'],
    ['Space', 'Chooses the item.'],
    ['Enter', 'Opens the item; without something to open, chooses it. On the handle, takes the item up.'],
    ['Control or Command and A, Escape', 'Choose all, and none.'],
    ['Up, Down, Enter, Escape while dragging', 'Go to the next place, put it down, and leave all as it was.'],
    ['Letters', 'Find an item by how its title begins.'],
  ],
  parts: {
    item: 'A row.',
    drag: 'The handle of a row that can be moved.',
    selection: 'The box of a row.',
    start: 'What stands before the words.',
    title: 'The name.',
    description: 'The quieter line.',
    aside: 'What stands opposite the words.',
    actions: 'What can be done.',
    'loading-item': 'The place of an item to come.',
  },
  limits: [
    'All items are in the page; page a list of many hundreds.',
    'Items are dragged within one list only.',
    'While items are loading the list is not in the page, so focus cannot wait in it.',
  ],
} satisfies Usage;

const members = (
  <>
    <GridListItem
      id="lin"
      title="林溪"
      description="班长，已学习128天"
      start={<Avatar name="林溪" />}
      aside={<Badge tone="action">在学</Badge>}
    />
    <GridListItem
      id="zhou"
      title="周舟"
      description="已学习64天"
      start={<Avatar name="周舟" />}
      aside={<Badge>结业</Badge>}
    />
    <GridListItem id="shen" title="沈言" description="邀请中" start={<Avatar name="沈言" />} isDisabled />
  </>
);

const meta = {
  component: GridList,
  subcomponents: { GridListItem, ReorderableGridList },
  parameters: { usage, picture: { width: 560, height: 300 } },
  args: { label: '班级成员', children: members, onChange: fn(), onAction: fn() },
} satisfies Meta<typeof GridList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const One: Story = { args: { selection: 'single', defaultValue: ['lin'] } };
export const Several: Story = { args: { selection: 'multiple', defaultValue: ['lin', 'zhou'] } };
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = {
  args: {
    children: [],
    empty: <EmptyState title="班级里还没有人" action={<Button>邀请同学</Button>} />,
  },
};
export const EmptyByItself: Story = { args: { children: [] } };

const chapters: Record<string, [string, string]> = {
  peach: ['第一章　桃花源记', '4节，1:12:30'],
  tower: ['第二章　岳阳楼记', '5节，1:30:00'],
  pavilion: ['第三章　醉翁亭记', '3节，0:48:20'],
  stone: ['第四章　石钟山记', '4节，1:05:10'],
};

function Chapters({ onReorder }: { onReorder?: (order: string[]) => void }) {
  const [order, setOrder] = useState(Object.keys(chapters));
  return (
    <ReorderableGridList
      label="课程目录"
      order={order}
      onReorder={(next) => {
        onReorder?.(next);
        setOrder(next);
      }}
    >
      {order.map((id) => (
        <GridListItem
          key={id}
          id={id}
          title={chapters[id]?.[0] ?? ''}
          start={<BookIcon size="small" />}
          aside={chapters[id]?.[1]}
        />
      ))}
    </ReorderableGridList>
  );
}

const onReorder = fn<(order: string[]) => void>();

export const IsPutInOrderFromTheKeyboard: Story = {
  render: () => <Chapters onReorder={onReorder} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onReorder.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/桃花源记/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onReorder).toHaveBeenCalledOnce());
    await expect(onReorder.mock.calls[0]?.[0].indexOf('peach')).toBe(1);
  },
};

export const ChoosesAndActsByKeyboard: Story = {
  args: {
    selection: 'multiple',
    children: ['桃花源记笔记', '岳阳楼记笔记'].map((name) => (
      <GridListItem
        key={name}
        id={name}
        title={name}
        href={`/notes/${name}`}
        actions={<IconButton size="small" label={`删除${name}`} icon={<DeleteIcon size="small" />} />}
      />
    )),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['桃花源记笔记', '岳阳楼记笔记']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '删除岳阳楼记笔记' })).toHaveFocus();
  },
};

export const LongWordsOnANarrowScreen: Story = {
  parameters: { picture: { width: 320, height: 360 } },
  args: {
    selection: 'multiple',
    children: (
      <>
        <GridListItem
          id="long"
          title="把《桃花源记》的读书笔记分享到学习小组，让组里的同学都能看到"
          description="最后编辑于2026-03-12"
          start={<Avatar name="林溪" />}
          aside="3.2 MB"
          actions={<Button size="small">下载</Button>}
        />
        <GridListItem
          id="short"
          title="岳阳楼记"
          aside="0.8 MB"
          actions={<Button size="small">下载</Button>}
        />
      </>
    ),
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 480 } },
  render: () => (
    <Columns gap={32}>
      <Stack gap={24}>
        <GridList label="班级成员" selection="multiple" defaultValue={['lin']}>
          {members}
        </GridList>
        <Chapters />
      </Stack>
      <Stack gap={24}>
        <GridList label="笔记">
          {['桃花源记笔记', '岳阳楼记笔记', '醉翁亭记笔记'].map((name) => (
            <GridListItem
              key={name}
              id={name}
              title={name}
              description="最后编辑于2026-03-12"
              href={`/notes/${name}`}
              actions={
                <>
                  <IconButton size="small" label={`编辑${name}`} icon={<EditIcon size="small" />} />
                  <IconButton size="small" label={`删除${name}`} icon={<DeleteIcon size="small" />} />
                </>
              }
            />
          ))}
        </GridList>
        <GridList label="加载中" isLoading loadingItems={2}>
          {[]}
        </GridList>
        <div data-sy-density="compact">
          <GridList label="紧凑">
            <GridListItem id="a" title="桃花源记" aside="1:12:30" />
            <GridListItem id="b" title="岳阳楼记" aside="1:30:00" />
          </GridList>
        </div>
      </Stack>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    rows[1]?.setAttribute('data-focus-visible', 'true');
    rows[8]?.setAttribute('data-hovered', 'true');
    await expect(rows[2]).toHaveAttribute('aria-disabled', 'true');
  },
};
