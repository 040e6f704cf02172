import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from '../badge/badge.tsx';
import { BookIcon, EditIcon, LessonIcon, LockIcon } from '../icons/index.ts';
import { Columns } from '../layout/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ReorderableTree } from './reorderable-tree.tsx';
import { Tree, TreeItem } from './tree.tsx';

const usage = {
  use: [
    'For the catalogue of a course: chapters, the lessons in them, and where the reader is.',
    'For choosing among things within things, such as lessons to hand out to a class.',
  ],
  avoid: [
    'For a flat list take a GridList.',
    'For a few questions with long answers take an Accordion.',
    'For the pages of a site take links: a tree has its own keys, which nobody expects of a menu.',
  ],
  keys: [
    ['Tab', 'Goes to the item that had the focus last, and out of the tree again.'],
    ['Up and Down', 'Go from item to item, through all that are open.'],
    ['Right', 'Opens a closed item; then goes into its box and its link.'],
    ['Left', 'Closes an open item; on one without anything in it, goes to what it is in.'],
    ['Enter', 'Follows the link or opens the item.'],
    ['Space', 'Chooses the item.'],
    ['Home and End', 'Go to the first and last item shown.'],
    ['Letters', 'Find an item by how its title begins.'],
    [
      'Enter on the handle',
      'Picks a movable item up; the arrows move it, Enter puts it down, Escape puts it back.',
    ],
  ],
  parts: {
    item: 'A row.',
    chevron: 'The button that opens and closes.',
    selection: 'The box of a row.',
    icon: 'The pictogram.',
    title: 'The name.',
    description: 'The quieter line.',
    aside: 'What stands opposite the words.',
  },
  limits: [
    'Choosing a chapter does not choose its lessons; do so in onChange where that is meant.',
    'Items of a Tree cannot be moved; those of a ReorderableTree can.',
  ],
} satisfies Usage;

const lesson = <LessonIcon size="small" />;

const catalogue = (
  <>
    <TreeItem id="one" title="第一章　桃花源记" icon={<BookIcon size="small" />} aside="3节">
      <TreeItem id="one-1" title="诵读与断句" icon={lesson} aside="18:20" href="#one-1" />
      <TreeItem id="one-2" title="渔人的一日" icon={lesson} aside="25:04" href="#one-2" isCurrent />
      <TreeItem id="one-3" title="桃源在哪里" icon={lesson} aside={<Badge>测验</Badge>} href="#one-3" />
    </TreeItem>
    <TreeItem id="two" title="第二章　岳阳楼记" icon={<BookIcon size="small" />} aside="2节">
      <TreeItem id="two-1" title="先忧后乐" icon={lesson} aside="22:47" href="#two-1" />
      <TreeItem id="two-2" title="写景与抒情" icon={lesson} aside="19:30" href="#two-2" />
    </TreeItem>
    <TreeItem
      id="three"
      title="第三章　醉翁亭记"
      description="购买课程后解锁"
      icon={<LockIcon size="small" />}
      aside="4节"
      isDisabled
    />
  </>
);

const meta = {
  component: Tree,
  subcomponents: { TreeItem, ReorderableTree },
  parameters: { usage, picture: { width: 420, height: 340 } },
  args: {
    label: '课程目录',
    children: catalogue,
    defaultExpanded: ['one'],
    onExpandedChange: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { defaultExpanded: [] } };
export const ChoosesSeveral: Story = { args: { selection: 'multiple', defaultValue: ['one-1', 'one-3'] } };
export const Empty: Story = { args: { children: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OpensAndClosesByArrowKeys: Story = {
  args: { defaultExpanded: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: '渔人的一日' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: '第一章　桃花源记' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{ArrowRight}');
  },
};

const movable: Record<string, string> = { peach: '桃花源记', tower: '岳阳楼记', pavilion: '醉翁亭记' };

/** Lessons of one chapter; the chapter itself stays. */
function Movable() {
  const [order, setOrder] = useState(Object.keys(movable));
  const [moving, setMoving] = useState<string[] | null>(null);
  const shown = moving ?? order;
  return (
    <ReorderableTree
      label="课程目录"
      defaultExpanded={['chapter']}
      canDrop={(id, place) => id in movable && place.id in movable && place.position !== 'on'}
      onDrop={(id, { id: target, position }) => {
        const others = order.filter((one) => one !== id);
        setOrder(others.toSpliced(others.indexOf(target) + (position === 'after' ? 1 : 0), 0, id));
      }}
      onStep={(id, by) => {
        const at = shown.indexOf(id) + by;
        if (at >= 0 && at < shown.length) setMoving(shown.filter((one) => one !== id).toSpliced(at, 0, id));
      }}
      onStepsEnd={(isKept) => {
        if (isKept && moving) setOrder(moving);
        setMoving(null);
      }}
      placeOf={(id) => `第${shown.indexOf(id) + 1}课`}
    >
      <TreeItem id="chapter" title="古文三篇" description={`${shown.length}个课时`}>
        {shown.map((id) => (
          <TreeItem
            key={id}
            id={id}
            title={movable[id] ?? ''}
            description="视频 · 18:20"
            icon={lesson}
            actions={
              <IconButton
                isQuiet
                size="small"
                label={`编辑${movable[id]}`}
                icon={<EditIcon size="small" />}
              />
            }
          />
        ))}
      </TreeItem>
      <TreeItem id="empty" title="还没有课时的一章" />
    </ReorderableTree>
  );
}

export const MovesByKeys: Story = {
  render: () => <Movable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    canvas.getByRole('button', { name: '移动醉翁亭记' }).focus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await waitFor(() => expect(titles().slice(1, 4)).toEqual(['桃花源记', '醉翁亭记', '岳阳楼记']));
    await expect(canvas.getByRole('button', { name: '移动醉翁亭记' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(titles().slice(1, 4)).toEqual(['桃花源记', '岳阳楼记', '醉翁亭记']));
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '移动醉翁亭记' })).toHaveFocus());
    await expect(titles().slice(1, 4)).toEqual(['桃花源记', '醉翁亭记', '岳阳楼记']);
  },
};

function Lazy() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const [hasCome, setCome] = useState(false);
  const isOpen = expanded.includes('one');
  useEffect(() => {
    if (!isOpen) return;
    // Long enough for a busy machine to see that they are being loaded.
    const timer = setTimeout(() => setCome(true), 1500);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <Tree label="课程目录" expanded={expanded} onExpandedChange={setExpanded}>
      <TreeItem id="one" title="第一章　桃花源记" hasChildren>
        {hasCome && <TreeItem id="one-1" title="诵读与断句" aside="18:20" />}
        {hasCome && <TreeItem id="one-2" title="渔人的一日" aside="25:04" />}
      </TreeItem>
      <TreeItem id="two" title="第二章　岳阳楼记" hasChildren />
    </Tree>
  );
}

export const LoadsLessonsWhenAChapterOpens: Story = {
  render: () => <Lazy />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: '加载中' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('row', { name: '渔人的一日' })).toBeVisible());
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 360 } },
  render: () => (
    <Columns gap={40}>
      <Tree label="课程目录" defaultExpanded={['one', 'two']}>
        {catalogue}
      </Tree>
      <Tree
        label="分发给班级"
        selection="multiple"
        defaultExpanded={['one', 'loading']}
        defaultValue={['one-1', 'two']}
      >
        {catalogue}
        <TreeItem id="loading" title="第四章　一个长得一行放不下、还要接着往下说很久的章节标题" hasChildren />
      </Tree>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    rows[1]?.setAttribute('data-hovered', 'true');
    rows[5]?.setAttribute('data-focus-visible', 'true');
    await expect(rows[7]).toHaveAttribute('aria-disabled', 'true');
  },
};
