import { useState } from 'react';
import type { SearchApi } from '@shuyuan/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeButton } from '@shuyuan/ui/native-button';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { SearchDialog } from './search-dialog.tsx';
import { mathSearch, unreachable } from './search-dialog.fixtures.ts';
import type { SearchPlace } from './search-state.ts';

const usage = {
  use: [
    'One for the whole page, opened by a button that everybody finds. Load it when a pointer or the focus comes near that button.',
    'Hand it `client.search` and keep it under a `HostProvider`: it asks the host to go to what was chosen.',
    'Keep the last `onStateChange` and hand it back as `initial` when somebody comes back: keyword, tab, page, row and scroll position are there again.',
  ],
  avoid: ['Filtering a list that is on the page already: use SearchField above it.'],
  keys: [
    ['Enter', 'Searches; opens the active row when there is one. The Enter of an input method does neither.'],
    ['Arrow down, Arrow up', 'Go through the rows and round through the input.'],
    ['Home, End', 'The first and the last row, when a row is active or the caret is at that end already.'],
    ['Arrow left, Arrow right', 'On a tab: the tab before and the tab after.'],
    ['Escape', 'Closes it; focus returns to where it came from.'],
  ],
  parts: {
    input: 'The keyword.',
    clear: 'Empties it.',
    close: 'The way out.',
    tab: 'A tab, with a count in it.',
    count: 'How many results a tab has.',
    results: 'The list of rows.',
    row: 'One result; has data-type.',
    title: 'Its title.',
    kind: 'What it is, on the first tab.',
    snippet: 'Its description.',
    match: 'What matches in a title or a snippet.',
    recent: 'The recent keywords.',
    tag: 'One of them.',
    undo: 'The strip that gives a deleted keyword back.',
    foot: 'Pages, or keys.',
  },
  limits: [
    'It is the browser’s own modal dialog: a notice of the page lies below it, so what it has to say stands inside it.',
    'A visitor’s recent keywords stay on the device; a signed-in person’s are merged with the server’s.',
    'Initials follow the most common reading of a character.',
  ],
} satisfies Usage;

interface OpenProps {
  search?: SearchApi;
  isSignedIn?: boolean;
  initial?: SearchPlace;
  matchesInitials?: boolean;
  host?: TestHost;
  onSelect?: (selection: unknown) => void;
}

/** A page with a button that opens the dialog, as any page has it. */
function Open({ search = mathSearch(), isSignedIn = true, host: given, ...props }: OpenProps) {
  const [host] = useState(() => given ?? createTestHost({ user: isSignedIn ? testUser : null }));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <HostProvider host={host}>
      <NativeButton onPress={() => setIsOpen(true)}>搜索</NativeButton>
      <SearchDialog {...props} search={search} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </HostProvider>
  );
}

const meta = {
  title: 'Search dialog/Flows',
  component: Open,
  parameters: { usage, picture: { width: 1000, height: 760 } },
} satisfies Meta<typeof Open>;
export default meta;

type Story = StoryObj<typeof meta>;

const opener = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: '搜索' });
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索关键词' });
const options = () => screen.findAllByRole('option');
const heard = () => screen.getAllByRole('status').map((status) => status.textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

async function open(canvas: HTMLElement) {
  await userEvent.click(opener(canvas));
  await waitFor(() => expect(input()).toHaveFocus());
}

/** SD-02 SD-06: opens with the focus in the input, over the recent keywords. */
export const RecentKeywords: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '搜索' })).toBeVisible());
    await screen.findByRole('list', { name: '最近搜索' });
    await waitFor(() => expect(screen.getByRole('list', { name: '最近搜索' })).toBeVisible());
  },
};

/** SD-03 SD-05 SD-08: one question on Enter, its rows with every match marked, and its count said once. */
export const Finds: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('数学{Enter}');
    await expect(await options()).toHaveLength(10);
    await waitFor(() =>
      expect(heard()).toContain('共23条，第1页，共3页，文章9条，文集2条，视频5条，课程4条，专栏3条'),
    );
    await waitFor(() => expect(screen.getByRole('tab', { name: '综合 23' })).toBeVisible());
    await expect(screen.getByText('暂无简介')).toBeInTheDocument();
  },
};

/** SD-07 SD-09: down to the third row and into it, by keys alone. */
export const GoesByKeys: Story = {
  args: { onSelect: fn() },
  async play({ canvasElement, args }) {
    await open(canvasElement);
    await userEvent.keyboard('数学{Enter}');
    await options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toContain('数学建模入门');
    await userEvent.keyboard('{End}');
    await expect(active()).toContain('为什么不该出现在标题里');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(active()).toBe('');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ resource_type: 'video', resource_id: 103 });
  },
};

/** SD-01: in the orders of Chrome, Safari and Firefox, the Enter of a candidate searches nothing; the next one does. */
export const WaitsForTheInputMethod: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    const enter = { key: 'Enter', code: 'Enter' };
    await fireEvent.compositionStart(input());
    await fireEvent.input(input(), { target: { value: "shu'xue" } });
    await fireEvent.keyDown(input(), { ...enter, keyCode: 229, isComposing: true });
    await fireEvent.compositionEnd(input(), { data: '数学' });
    await fireEvent.input(input(), { target: { value: '数学' } });
    await fireEvent.keyDown(input(), { ...enter, keyCode: 229 });
    await fireEvent.keyDown(input(), { key: 'Escape', keyCode: 229 });
    await expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await fireEvent.keyDown(input(), { ...enter, keyCode: 13 });
    await expect(await options()).toHaveLength(10);
  },
};

/** SD-02 SD-04: arrow keys change the tab, and the pager the page. */
export const TabsAndPages: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('数学{Enter}');
    await options();
    await userEvent.click(await screen.findByRole('button', { name: '第3页' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await waitFor(() => expect(heard()).toContain('共23条，第3页，共3页'));
    await userEvent.click(screen.getByRole('tab', { name: '综合 23' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
    await waitFor(() => expect(screen.getByRole('tab', { name: '文章 9' })).toHaveFocus());
  },
};

/** SD-06: asks, takes the keyword out, and gives it back. */
export const DeletesAndUndoes: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '删除标签“昆曲”' }));
    const question = await screen.findByRole('alertdialog', { name: '是否删除该标签' });
    await waitFor(() => expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '搜索“昆曲”' })).toBeNull());
    const undo = await screen.findByRole('button', { name: '撤销' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '搜索“昆曲”' })).toBeVisible());
    await waitFor(() => expect(input()).toHaveFocus());
  },
};

/** SD-06: the question. */
export const AsksBeforeDeleting: Story = {
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '删除标签“机器学习”' }));
    await screen.findByRole('alertdialog');
  },
};

/** SD-10: says what went wrong, keeps the words, and tries again. */
export const TriesAgain: Story = {
  render: () => {
    let isDown = true;
    const find: SearchApi['find'] = (query) => {
      if (!isDown) return mathSearch().find(query);
      isDown = false;
      return unreachable();
    };
    return <Open search={mathSearch({ find })} />;
  },
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('数学{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('搜索没有成功');
    await expect(input()).toHaveValue('数学');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await options()).toHaveLength(10);
  },
};

/** SD-11: begins where somebody has left: tab, page, row and scroll position, with the focus in the input. */
export const ComesBack: Story = {
  args: { initial: { keyword: '数学', tab: '0', page: 2, activeId: 18, scrollTop: 420 } },
  async play({ canvasElement }) {
    await open(canvasElement);
    await expect(await options()).toHaveLength(10);
    await expect(input()).toHaveValue('数学');
    await expect(await screen.findByRole('button', { name: '第2页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await waitFor(() => expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(300));
    await waitFor(() => expect(active()).toContain('Python'));
  },
};

/** SD-02: the Tab key goes round inside, Escape closes, and the focus is back on the button. */
export const KeepsAndReturnsTheFocus: Story = {
  parameters: { picture: { width: 400, height: 80 } },
  async play({ canvasElement }) {
    await open(canvasElement);
    const dialog = screen.getByRole('dialog');
    await userEvent.tab({ shift: true });
    for (let presses = 0; presses < 24; presses += 1) {
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
};

/** SD-12: `jqxx` finds what was looked for lately by its initials. */
export const FindsByInitials: Story = {
  args: { matchesInitials: true },
  async play({ canvasElement }) {
    await open(canvasElement);
    await screen.findByRole('list', { name: '最近搜索' });
    await userEvent.keyboard('jqxx');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^搜索“/ })).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: '搜索“机器学习”' })).toBeVisible());
  },
};
