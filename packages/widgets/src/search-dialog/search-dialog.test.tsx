import { ApiError, type SearchApi } from '@shuyuan/api-client';
import { UiProvider } from '@shuyuan/ui/provider';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { SearchDialog } from './search-dialog.tsx';
import { mathSearch, unreachable } from './search-dialog.fixtures.ts';
import type { SearchDialogProps } from './search-dialog.props.ts';

beforeAll(() => {
  // jsdom knows the element, but not how it opens.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
});

function show(own: Partial<SearchDialogProps> & { locale?: 'zh-CN' | 'en'; keepsPlace?: boolean } = {}) {
  const { locale = 'zh-CN', keepsPlace = true, ...props } = own;
  const host = createTestHost({ user: testUser, locale });
  const find = vi.fn<SearchApi['find']>(own.search?.find ?? mathSearch().find);
  const onClose = vi.fn<() => void>();
  const onSelect = vi.fn<NonNullable<SearchDialogProps['onSelect']>>();
  const onStateChange = vi.fn<NonNullable<SearchDialogProps['onStateChange']>>();
  render(
    <StrictMode>
      <UiProvider locale={locale}>
        <HostProvider host={host}>
          <SearchDialog
            isOpen
            {...props}
            search={mathSearch({ ...own.search, find })}
            onClose={onClose}
            onSelect={onSelect}
            {...(keepsPlace && { onStateChange })}
          />
        </HostProvider>
      </UiProvider>
    </StrictMode>,
  );
  return { host, find, onClose, onSelect, onStateChange, user: userEvent.setup() };
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索关键词' });
const options = () => screen.findAllByRole('option');

describe('the input', () => {
  const enter = { key: 'Enter', code: 'Enter' };
  const orders: Record<string, () => void> = {
    // The key first, marked as part of the composition, then its end.
    Chrome() {
      fireEvent.keyDown(input(), { ...enter, keyCode: 229, isComposing: true });
      fireEvent.compositionEnd(input(), { data: '数学' });
      fireEvent.keyUp(input(), { ...enter, keyCode: 13 });
    },
    // The end first, then the key, which says so only by its code.
    Safari() {
      fireEvent.compositionEnd(input(), { data: '数学' });
      fireEvent.keyDown(input(), { ...enter, keyCode: 229, isComposing: false });
      fireEvent.keyUp(input(), { ...enter, keyCode: 13 });
    },
    // The key with its own name, then the end, then the key's release outside the composition.
    Firefox() {
      fireEvent.keyDown(input(), { ...enter, keyCode: 13, isComposing: true });
      fireEvent.compositionEnd(input(), { data: '数学' });
      fireEvent.keyUp(input(), { ...enter, keyCode: 13, isComposing: false });
    },
  };

  it.each(Object.entries(orders))(
    'SD-01 leaves the Enter of a candidate to the input method in the order of %s, and searches on the next',
    async (_, accept) => {
      const { find } = show();
      fireEvent.compositionStart(input());
      fireEvent.change(input(), { target: { value: "shu'xue" } });
      accept();
      fireEvent.change(input(), { target: { value: '数学' } });
      expect(find).not.toHaveBeenCalled();
      fireEvent.keyDown(input(), { ...enter, keyCode: 13 });
      await options();
      expect(find.mock.calls.map(([query]) => query.keywords)).toEqual(['数学']);
    },
  );

  it.each([
    ['an open composition', { isComposing: true }],
    ['the last key of one in Safari', { keyCode: 229 }],
  ])('SD-01 leaves Escape and arrows to %s', async (_, composing) => {
    const { onClose, user } = show();
    await user.type(input(), '数学{Enter}');
    await options();
    for (const key of ['ArrowDown', 'End', 'Escape']) fireEvent.keyDown(input(), { key, ...composing });
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('SD-09 keeps Home and End for the words until the caret is there or a row is active', async () => {
    const { user } = show();
    await user.type(input(), '数学{Enter}');
    const rows = await options();
    const active = () => input().getAttribute('aria-activedescendant');
    await user.keyboard('{Home}');
    expect(active()).toBeNull();
    input().setSelectionRange(2, 2);
    await user.keyboard('{End}');
    expect(active()).toBe(rows.at(-1)?.id);
    await user.keyboard('{Home}');
    expect(active()).toBe(rows[0]?.id);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(active()).toBe(rows[0]?.id);
  });
});

describe('the answers', () => {
  it('SD-05 marks every match, and shows hostile words as words', async () => {
    const { user } = show();
    await user.type(input(), '数学{Enter}');
    const rows = await options();
    const marked = [...(rows[1]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
    expect(marked).toEqual(['数学', '数学']);
    expect(rows[9]?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(rows[9]?.querySelector('script, [onerror]')).toBeNull();
    expect(within(rows[4]!).getByText('暂无简介')).toBeTruthy();
  });

  it('SD-07 SD-09 hand over what is pressed, or opened by Enter', async () => {
    const { user, host, onSelect, find } = show();
    await user.type(input(), '数学{Enter}');
    const rows = await options();
    await user.click(rows[3]!);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect.mock.calls.map(([selection]) => selection)).toEqual([
      { resource_type: 'anthology', resource_id: 104 },
      { resource_type: 'combo', resource_id: 105 },
    ]);
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['anthology', 'combo']);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('SD-04 SD-09 of an old question open neither by key nor by press', async () => {
    const { find, user, onSelect } = show();
    await user.type(input(), '数学{Enter}');
    const [first] = await options();
    find.mockReturnValue(new Promise(() => {}));
    await user.type(input(), '题{Enter}{ArrowDown}{Enter}{Enter}');
    await user.click(first!);
    expect(onSelect).not.toHaveBeenCalled();
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('SD-05 say when there is nothing, and where there is something', async () => {
    const find: SearchApi['find'] = async ({ type }) =>
      type === '' ? mathSearch().find({ keywords: '数学' }) : { data: [], total: 0, counts: { article: 9 } };
    const { user } = show({ search: mathSearch({ find }) });
    await user.type(input(), '数学{Enter}');
    await options();
    await user.click(screen.getByRole('tab', { name: '文集 2' }));
    expect(await screen.findAllByText('暂无数据')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '查看综合' }));
    expect(await options()).toHaveLength(10);
  });

  it('SD-08 are told once, by one voice, also when the page was turned', async () => {
    const { user } = show();
    await user.type(input(), '数学{Enter}');
    await options();
    await user.click(screen.getByRole('button', { name: '第2页' }));
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    await waitFor(() => expect(said()).toEqual(['共23条，第2页，共3页']));
  });

  it('SD-10 say that the server has not answered properly, not that the network is broken, where a proxy has answered', async () => {
    const find = () => Promise.reject(new ApiError({ kind: 'http', status: 502, message: '<html>502' }));
    const { user } = show({ search: mathSearch({ find }) });
    await user.type(input(), '数学{Enter}');
    expect(await screen.findByText('服务器暂时没有正常答复，请稍后再试')).toBeTruthy();
  });

  it('SD-10 that do not come leave the words and a way to try again', async () => {
    const { user } = show({ search: mathSearch({ find: unreachable }) });
    await user.type(input(), '数学{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('搜索没有成功');
    expect(input().value).toBe('数学');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});

describe('while typing', () => {
  it('shows matches of all kinds, goes from the field to them by keys, and says how many there are', async () => {
    const { user, find, host, onSelect } = show();
    await user.type(input(), '数');
    await act(() => host.advance(200));
    expect(await options()).toHaveLength(8);
    expect(find).not.toHaveBeenCalled();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('8条建议'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledWith({ resource_type: 'article', resource_id: 101 });
  });

  it('searches on Enter while no match is active', async () => {
    const { user, find, host } = show();
    await user.type(input(), '数学');
    await act(() => host.advance(200));
    await options();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(1));
    expect(await options()).toHaveLength(10);
  });
});

describe('the words of the last search', () => {
  const initial = { keyword: '数学', tab: '0', page: 1, activeId: null, scrollTop: 0 } as const;
  const selected = () => input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? 0);

  it('are selected when the dialog opens with them, so that typing replaces them', async () => {
    const { user } = show({ initial });
    await options();
    expect(selected()).toBe('数学');
    await user.keyboard('书法');
    expect(input().value).toBe('书法');
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'are selected by %s in the open dialog',
    async (keys) => {
      const { user } = show();
      await user.type(input(), '一根棍子');
      screen.getByRole('tab', { name: '综合' }).focus();
      await user.keyboard(keys);
      expect(document.activeElement).toBe(input());
      await user.keyboard('写作');
      expect(input().value).toBe('写作');
    },
  );
});

describe('the place', () => {
  it('SD-11 is handed out as plain data, and taken back', async () => {
    const first = show();
    await first.user.type(input(), '数学{Enter}');
    await options();
    await first.user.click(screen.getByRole('button', { name: '第2页' }));
    await waitFor(() =>
      expect(first.onStateChange).toHaveBeenLastCalledWith({
        keyword: '数学',
        tab: '0',
        page: 2,
        activeId: null,
        scrollTop: 0,
      }),
    );
    await first.user.click(screen.getAllByRole('option')[1]!);
    const [kept] = first.onStateChange.mock.lastCall!;
    expect(kept.activeId).toBe(12);
  });

  it('costs no layout where nobody keeps it, and a list that stays begins at its top', async () => {
    const read = vi.spyOn(Element.prototype, 'scrollTop', 'get');
    const written = vi.spyOn(Element.prototype, 'scrollTop', 'set');
    const ofList = ({ mock }: typeof read | typeof written) =>
      mock.contexts.filter((element) => (element as Element).role === 'listbox');
    const { user } = show({ keepsPlace: false });
    await user.type(input(), '数学{Enter}');
    await options();
    expect([...ofList(read), ...ofList(written)]).toEqual([]);
    await user.click(screen.getByRole('button', { name: '第2页' }));
    await waitFor(() => expect(ofList(written)).toEqual([screen.getByRole('listbox')]));
    expect(written).toHaveBeenLastCalledWith(0);
    read.mockRestore();
    written.mockRestore();
  });

  it('SD-11 is where the dialog begins', async () => {
    show({ initial: { keyword: '数学', tab: '0', page: 2, activeId: 12, scrollTop: 30 } });
    expect(await options()).toHaveLength(10);
    expect(input().value).toBe('数学');
    expect(document.activeElement).toBe(input());
    expect(screen.getByRole('listbox').scrollTop).toBe(30);
    expect(screen.getByRole('option', { selected: true }).id).toBe(
      input().getAttribute('aria-activedescendant'),
    );
  });
});

describe('recent keywords', () => {
  it('go all at once after a question', async () => {
    const deleteKeywords = vi.fn<SearchApi['deleteKeywords']>(async () => ({}));
    const { user } = show({ search: mathSearch({ deleteKeywords }) });
    await user.click(await screen.findByRole('button', { name: '全部清除' }));
    const question = screen.getByRole('alertdialog', { name: '是否清除全部搜索记录' });
    await user.click(within(question).getByRole('button', { name: '取消' }));
    expect(deleteKeywords).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '全部清除' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(deleteKeywords).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('list', { name: '最近搜索' })).toBeNull();
  });

  it('SD-06 are pressed to search, and asked about before they go', async () => {
    const { user, find } = show();
    await user.click(await screen.findByRole('button', { name: '删除标签“昆曲”' }));
    const question = screen.getByRole('alertdialog', { name: '是否删除该标签' });
    await user.click(within(question).getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '搜索“数学建模”' }));
    await options();
    expect(find.mock.lastCall?.[0].keywords).toBe('数学建模');
    expect(document.activeElement).toBe(input());
  });

  it('stand under a heading right below the name of the dialog', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: '最近搜索' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('SD-12 go by initials only where that is wanted', async () => {
    const { user } = show();
    await screen.findByRole('button', { name: '搜索“机器学习”' });
    await user.type(input(), 'jqxx');
    expect(screen.queryByRole('button', { name: '搜索“机器学习”' })).toBeNull();
  });
});

it('speaks English', async () => {
  const { user } = show({ locale: 'en' });
  await user.type(screen.getByRole('combobox', { name: 'Keyword' }), '数学{Enter}');
  await options();
  expect(screen.getByRole('tab', { name: 'All 23' })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
});

it('draws nothing while it is closed', () => {
  show({ isOpen: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});
