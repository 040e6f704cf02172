import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within, expect } from 'storybook/test';
import { contextIn, formWith, listOf, openWith, stateWith } from './record-library.fixtures.ts';
import type { Naming, RecordLibraryState } from './record-library.state.ts';
import { RecordLibraryView } from './record-library.view.tsx';
import { categoriesFixture, recordAt, recordsOf } from './records.fixtures.ts';

interface Args {
  state: Partial<RecordLibraryState>;
  /** Of the place, in pixels. */
  width: number;
}

/** Every state of the library, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 1120, height: 720 } },
  args: { state: {}, width: 1072 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <RecordLibraryView
        state={stateWith(state)}
        context={contextIn(globals['locale'] === 'en' ? 'en' : 'zh-CN')}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: Partial<RecordLibraryState>, rest: Partial<Args> = {}): Story => ({
  name,
  args: { state, ...rest },
});

/** The player's code comes late; a picture is one with it. */
const withPlayer = (story: Story): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const [progress] = await within(canvasElement).findAllByRole('slider');
    await waitFor(() => expect(progress).toBeEnabled());
  },
});

/** With the focus in the name, wherever the page behind the picture has it. */
const naming = (name: string, given: Naming): Story => ({
  ...named(name, { naming: given }),
  play: async ({ canvasElement }) => (await within(canvasElement).findByDisplayValue(given.name)).focus(),
});

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 900 } },
});

export const Loading = named('loading', { list: { status: 'loading' }, categories: { status: 'loading' } });
export const Full = named('the first page', {});
export const ManyPages = named('two pages, the second on its way', {
  list: { ...listOf(33), isTurning: true } as RecordLibraryState['list'],
});
export const InACategory = named('a category within another', {
  query: { categoryId: 11, keywords: '' },
  list: { ...listOf(0), records: [recordAt(0), recordAt(6)], total: 2 } as RecordLibraryState['list'],
});
export const Empty = named('nothing yet', {
  list: listOf(0),
  categories: { status: 'ready', tree: [] },
});
export const EmptyCategory = named('nothing in a category', {
  query: { categoryId: 3, keywords: '' },
  list: listOf(0),
});
export const NothingFound = named('nothing found', {
  query: { categoryId: 0, keywords: '三角函数' },
  typed: '三角函数',
  list: listOf(0),
});
export const Failed = named('nothing came', {
  list: { status: 'failed' },
  categories: { status: 'failed' },
});
export const Making = naming('a category is made within another', {
  on: { kind: 'create', parentId: 1 },
  name: '公开课',
  isSaving: false,
  error: '',
});
export const Renaming = naming('a category is renamed, and refused', {
  on: { kind: 'rename', id: 2 },
  name: '学习笔记',
  isSaving: false,
  error: '已经有同名的分类',
});
export const RemovingCategory = named('asked before a category goes', {
  question: {
    kind: 'remove-category',
    category: categoriesFixture[0] ?? { id: 0, name: '', children: [] },
    isPending: false,
    error: '',
  },
});
const odd = recordsOf(3).map((record, index) => ({
  ...record,
  ...[
    { title: '一个特别特别长的标题：'.repeat(4) },
    { url: '', thumb: '', duration: 0, is_shared: false, title: '刚刚录好的一段' },
    { title: 'AVeryLongTitleWithoutAnyBreakInItAtAllThatMustNotLeaveItsCard', thumb: '/missing.webp' },
  ][index],
}));
export const Odd: Story = {
  ...named('long titles, a video that is processed, no picture', {
    list: { ...listOf(0), records: odd, total: 3 } as RecordLibraryState['list'],
  }),
  parameters: { picture: { width: 1120, height: 480 }, expectedConsoleErrors: ['Failed to load resource'] },
};

const open = { picture: { width: 1120, height: 900 } };
export const Open = {
  ...withPlayer(named('one is open, and shared', { open: openWith() })),
  parameters: open,
};
export const JustShared = {
  ...withPlayer(
    named('one has just been shared', {
      open: openWith({ record: { ...recordAt(2), is_shared: true }, hasJustShared: true }),
    }),
  ),
  parameters: open,
};
export const NotShared = {
  ...withPlayer(
    named('one that is not shared, with nothing said of it', { open: openWith({ record: recordAt(5) }) }),
  ),
  parameters: open,
};
export const Processing: Story = {
  ...named('one whose video is still processed', {
    open: openWith({ record: { ...recordAt(1), url: '', thumb: '', duration: 0 } }),
  }),
  parameters: open,
};
export const Opening = named('one is on its way', { open: { status: 'loading', id: 1 } });
export const OpenFailed = named('one did not open', { open: { status: 'failed', id: 1 } });
export const Gone = named('one is gone', { open: { status: 'gone', id: 1 } });
export const Editing = {
  ...withPlayer(named('one is changed', { open: openWith({ editing: formWith() }) })),
  parameters: { picture: { width: 1120, height: 1150 } },
};
export const EditingRefused = {
  ...withPlayer(
    named('SR-05 the title is missing, and the server has refused before', {
      open: openWith({
        editing: formWith({ title: '', isTitleMissing: true, error: '请检查网络后重试。' }),
      }),
    }),
  ),
  parameters: { picture: { width: 1120, height: 1150 } },
};
export const Losing = {
  ...withPlayer(
    named('asked before changes are lost', {
      open: openWith({ editing: formWith({ title: '二次函数' }) }),
      question: { kind: 'lose-changes', next: null },
    }),
  ),
  parameters: open,
};
export const Removing = {
  ...withPlayer(
    named('asked before a recording goes, and it did not work', {
      open: openWith(),
      question: { kind: 'remove-record', record: recordAt(0), isPending: false, error: '请检查网络后重试。' },
    }),
  ),
  parameters: open,
};

export const Narrow = phone(named('T9 in a column of 320 px', { list: listOf(33) }));
export const NarrowTree = phone(named('T9 the categories unfolded in 320 px', { isTreeOpen: true }));
export const NarrowOpen = withPlayer(phone(named('T9 one is open in 320 px', { open: openWith() })));
export const NarrowEditing = {
  ...withPlayer(phone(named('T9 one is changed in 320 px', { open: openWith({ editing: formWith() }) }))),
  parameters: { picture: { width: 352, height: 1300 } },
};
