import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState, type SyntheticEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagerChange, PagerPart } from './pager-state.ts';
import { Pager, type PagerProps } from './pager.tsx';

const pageButton = (page: number) => screen.getByRole('button', { name: `第${page}页` });
const previous = () => screen.getByRole('button', { name: '上一页' });
const next = () => screen.getByRole('button', { name: '下一页' });
const jumper = () => screen.getByRole<HTMLInputElement>('textbox', { name: '前往第几页' });
const sizes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '每页条数' });
const said = () => screen.getByRole('status').textContent;
const currentPage = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'page')
    .map((button) => button.textContent);

const spy = () => vi.fn<(change: PagerChange) => void>();

/** A list that answers when the test says so. */
function controlledAnswers() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const onChange = vi.fn<(change: PagerChange) => Promise<void>>(
    () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
  );
  return { answers, onChange };
}

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => void warn.mockReset());

describe('pager', () => {
  it('PG-03 is a named landmark of buttons that say where the reader is', () => {
    render(<Pager total={500} defaultPage={5} />);
    const nav = screen.getByRole('navigation', { name: '分页' });
    expect(within(nav).getAllByRole('button').length).toBeGreaterThan(5);
    expect(currentPage()).toEqual(['5']);
    expect(within(nav).getByText('省略第2–3页').closest('li')?.textContent).toContain('…');
    expect(warn).not.toHaveBeenCalled();
  });

  it('draws a gap anew only in words when the page turns', async () => {
    render(<Pager total={500} defaultPage={20} />);
    const gap = () => screen.getAllByText(/^省略第2–/).map((words) => words.closest('li'));
    const before = gap();
    expect(before.length).toBeGreaterThan(0);
    await userEvent.click(next());
    expect(currentPage()).toEqual(['21']);
    const after = gap();
    expect(after).toHaveLength(before.length);
    expect(after.every((item, index) => item === before[index])).toBe(true);
  });

  it('PG-02 holds its own page and tells each change', async () => {
    const onChange = spy();
    render(<Pager total={500} onChange={onChange} />);
    await userEvent.click(next());
    await userEvent.click(pageButton(4));
    await userEvent.click(previous());
    expect(onChange.mock.calls).toEqual([
      [{ page: 2, size: 12 }],
      [{ page: 4, size: 12 }],
      [{ page: 3, size: 12 }],
    ]);
    expect(currentPage()).toEqual(['3']);
  });

  it('PG-02 stays where its owner holds it', async () => {
    const onChange = spy();
    const { rerender } = render(<Pager total={500} page={2} onChange={onChange} />);
    await userEvent.click(next());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 3, size: 12 });
    expect(currentPage()).toEqual(['2']);
    rerender(<Pager total={500} page={3} onChange={onChange} />);
    expect(currentPage()).toEqual(['3']);
  });

  it('does nothing at the ends and on the current page, and keeps the focus there', async () => {
    const onChange = spy();
    render(<Pager total={24} defaultPage={2} onChange={onChange} />);
    await userEvent.click(next());
    expect(document.activeElement).toBe(next());
    await userEvent.click(pageButton(2));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('PG-01 shows the parts of its layout in their order', () => {
    const { container } = render(<Pager total={500} layout={['next', 'jumper', 'total']} />);
    const parts = [...container.querySelectorAll('[data-part]')].map((part) =>
      part.getAttribute('data-part'),
    );
    expect(parts).toEqual(['next', 'jumper', 'total']);
  });

  it('PG-01 offers 12 and 16 rows by default, and the sizes it is given', () => {
    const { unmount } = render(<Pager total={500} />);
    expect(
      within(sizes())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['12条', '16条']);
    unmount();
    render(<Pager total={500} sizes={[10, 20, 50, 100]} />);
    expect(sizes().value).toBe('10');
  });

  it('goes from page 4 by 10 to page 1 by 50, which holds row 31', async () => {
    const onChange = spy();
    render(<Pager total={500} defaultPage={4} sizes={[10, 50]} onChange={onChange} />);
    await userEvent.selectOptions(sizes(), '50');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 1, size: 50 });
  });

  it('keeps the first row, or goes to page 1 when it is told not to', async () => {
    for (const [keepFirstRow, page] of [
      [true, 7],
      [false, 1],
    ] as const) {
      const onChange = spy();
      const { unmount } = render(
        <Pager
          total={500}
          defaultPage={4}
          sizes={[20, 10]}
          keepFirstRow={keepFirstRow}
          onChange={onChange}
        />,
      );
      await userEvent.selectOptions(sizes(), '10');
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ page, size: 10 });
      unmount();
    }
  });

  const strange: [what: string, props: PagerProps, warnings: number][] = [
    ['nothing', { total: 0 }, 0],
    ['rows that are no number', { total: Number.NaN }, 1],
    ['a page that is none', { total: 100, page: -3 }, 1],
    ['sizes that are none', { total: 100, sizes: [] }, 0],
    ['a layout with unknown parts', { total: 100, layout: ['pager', 'quick'] as unknown as PagerPart[] }, 1],
  ];
  it.each(strange)('PG-04 shows a safe state of %s', (_, props, warnings) => {
    render(<Pager {...props} />);
    expect(currentPage()).toEqual(['1']);
    expect(warn).toHaveBeenCalledTimes(warnings);
  });

  describe('PG-05 a change that waits', () => {
    it('shows the new page as pending, takes one press of many, and speaks when the rows are there', async () => {
      const { answers, onChange } = controlledAnswers();
      render(<Pager total={144} defaultPage={2} onChange={onChange} />);
      fireEvent.click(next());
      fireEvent.click(next());
      fireEvent.click(pageButton(1));
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 3, size: 12 });
      expect(currentPage()).toEqual(['3']);
      expect(screen.getByRole('navigation').getAttribute('aria-busy')).toBe('true');
      expect(said()).toBe('');
      await act(async () => answers[0]?.resolve());
      expect(screen.getByRole('navigation').getAttribute('aria-busy')).toBeNull();
      expect(said()).toBe('第3页，共12页，第25–36条');
    });

    it('takes one press of two in the same moment, before anything is drawn', () => {
      const { onChange } = controlledAnswers();
      render(<Pager total={144} onChange={onChange} />);
      const button = next();
      act(() => {
        button.click();
        button.click();
      });
      expect(onChange).toHaveBeenCalledOnce();
    });

    it('goes back to the old page when it fails, says so, and takes the next press', async () => {
      const { answers, onChange } = controlledAnswers();
      render(<Pager total={144} defaultPage={2} onChange={onChange} />);
      fireEvent.click(next());
      await act(async () => answers[0]?.reject(new Error('offline')));
      expect(currentPage()).toEqual(['2']);
      expect(said()).toBe('第3页没能打开，仍在第2页，可以再试一次');
      fireEvent.click(next());
      expect(said()).toBe('');
      await act(async () => answers[1]?.resolve());
      expect(currentPage()).toEqual(['3']);
    });

    it('goes back to the old size when it fails', async () => {
      const { answers, onChange } = controlledAnswers();
      render(<Pager total={144} defaultPage={5} onChange={onChange} />);
      await userEvent.selectOptions(sizes(), '16');
      expect(sizes().value).toBe('16');
      await act(async () => answers[0]?.reject(new Error('offline')));
      expect([sizes().value, currentPage()]).toEqual(['12', ['5']]);
      expect(said()).toContain('仍是每页12条');
    });

    it('keeps the focus on what was pressed, or moves it to the list when it is asked to', async () => {
      const heading = createRef<HTMLHeadingElement>();
      const { answers, onChange } = controlledAnswers();
      const { rerender } = render(<Pager total={144} onChange={onChange} />);
      await userEvent.click(next());
      await act(async () => answers[0]?.resolve());
      expect(document.activeElement).toBe(next());
      rerender(
        <>
          <h2 ref={heading} tabIndex={-1}>
            评论
          </h2>
          <Pager total={144} onChange={onChange} focusOnArrival={heading} />
        </>,
      );
      await userEvent.click(next());
      await act(async () => answers[1]?.resolve());
      expect(document.activeElement).toBe(heading.current);
    });

    it('tells the total as it is after the answer', async () => {
      const list = controlledAnswers();
      function List() {
        const [total, setTotal] = useState(144);
        const load = (change: PagerChange) => list.onChange(change).then(() => setTotal(30));
        return <Pager total={total} onChange={load} />;
      }
      render(<List />);
      fireEvent.click(pageButton(3));
      await act(async () => list.answers[0]?.resolve());
      await waitFor(() => expect(said()).toBe('第3页，共3页，第25–30条'));
    });

    it('says nothing after it has gone', async () => {
      const { answers, onChange } = controlledAnswers();
      const { unmount } = render(
        <StrictMode>
          <Pager total={144} onChange={onChange} />
        </StrictMode>,
      );
      fireEvent.click(next());
      unmount();
      await act(async () => answers[0]?.resolve());
      expect(warn).not.toHaveBeenCalled();
    });
  });

  describe('PG-07 the jumper', () => {
    it.each(['0', '1.5', '9999', 'abc'])(
      'explains what it takes instead of "%s", and sends nothing',
      async (text) => {
        const onChange = spy();
        render(<Pager total={144} onChange={onChange} />);
        await userEvent.type(jumper(), `${text}{Enter}`);
        expect(onChange).not.toHaveBeenCalled();
        expect(jumper().getAttribute('aria-invalid')).toBe('true');
        const description = document.getElementById(String(jumper().getAttribute('aria-describedby')));
        expect(description?.textContent).toBe('请输入1–12');
        expect(said()).toBe('请输入1–12');
        expect(jumper().value).toBe(text);
        await userEvent.type(jumper(), '1');
        expect(jumper().getAttribute('aria-invalid')).toBeNull();
      },
    );

    it('goes to "３" and is empty again', async () => {
      const onChange = spy();
      render(<Pager total={144} onChange={onChange} />);
      await userEvent.type(jumper(), '３{Enter}');
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 3, size: 12 });
      expect(jumper().value).toBe('');
    });

    it('does not take the Enter that only accepts a candidate, nor an empty field', () => {
      const onChange = spy();
      render(<Pager total={144} onChange={onChange} />);
      fireEvent.keyDown(jumper(), { key: 'Enter' });
      expect(jumper().getAttribute('aria-invalid')).toBeNull();
      fireEvent.change(jumper(), { target: { value: '3' } });
      fireEvent.keyDown(jumper(), { key: 'Enter', isComposing: true });
      expect(onChange).not.toHaveBeenCalled();
    });

    it('sends no form that it happens to stand in', async () => {
      const submit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
      render(
        <form onSubmit={submit}>
          <Pager total={144} />
        </form>,
      );
      await userEvent.type(jumper(), '3{Enter}');
      await userEvent.click(next());
      expect(submit).not.toHaveBeenCalled();
    });
  });

  it('PG-03 leaves the announcement to its place when told to, and still speaks of a failure', async () => {
    const { answers, onChange } = controlledAnswers();
    render(<Pager total={144} isSilent onChange={onChange} />);
    await userEvent.click(next());
    await act(async () => answers[0]?.resolve());
    expect(currentPage()).toEqual(['2']);
    expect(said()).toBe('');
    await userEvent.click(next());
    await act(async () => answers[1]?.reject(new Error('lost')));
    await waitFor(() => expect(said()).toContain('第3页'));
  });

  describe('with addresses', () => {
    const getHref = (page: number) => `/article?page=${page}`;
    const link = (name: string) => screen.getByRole('link', { name });

    it('PG-08 is made of links to every page and step that is there', () => {
      render(<Pager total={60} defaultPage={5} getHref={getHref} />);
      const hrefs = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
      expect(hrefs).toEqual([4, 1, 2, 3, 4, 5].map(getHref));
      expect(screen.getByRole('button', { name: '下一页' }).getAttribute('aria-disabled')).toBe('true');
    });

    it('PG-08 turns in place on an ordinary press, and leaves every other one to the browser', () => {
      const onChange = spy();
      render(<Pager total={60} getHref={getHref} onChange={onChange} />);
      for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
        const isLeft = fireEvent.click(link('第3页'), held);
        expect(isLeft).toBe(true);
      }
      expect(onChange).not.toHaveBeenCalled();
      expect(fireEvent.click(link('第3页'))).toBe(false);
      expect(onChange).toHaveBeenCalledWith({ page: 3, size: 12 });
    });

    it('PG-08 goes nowhere on a press while a page is on its way', async () => {
      const { answers, onChange } = controlledAnswers();
      render(<Pager total={60} getHref={getHref} onChange={onChange} />);
      await userEvent.click(link('第3页'));
      expect(fireEvent.click(link('第4页'))).toBe(false);
      expect(answers).toHaveLength(1);
      await act(async () => answers[0]?.resolve());
      expect(link('第3页').getAttribute('aria-current')).toBe('page');
    });
  });

  describe('by cursor', () => {
    it('PG-09 goes on as long as there is more, and back to the beginning', async () => {
      const onChange = spy();
      const { rerender } = render(<Pager hasNext onChange={onChange} />);
      expect(screen.queryByText(/^共/)).toBeNull();
      await userEvent.click(next());
      await userEvent.click(next());
      expect(onChange).toHaveBeenLastCalledWith({ page: 3, size: 12 });
      expect(said()).toBe('第3页');
      rerender(<Pager hasNext={false} onChange={onChange} />);
      expect(next().getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(screen.getByRole('button', { name: '上一页' }));
      expect(onChange).toHaveBeenLastCalledWith({ page: 2, size: 12 });
    });

    it('PG-09 says of a capped total that it is about so many', () => {
      render(<Pager total={10_000} isTotalCapped />);
      expect(screen.getByText('约1万条').title).toBe('约10000条');
    });
  });

  it('speaks English when it is told to', async () => {
    render(<Pager total={144} locale="en" label="Comment pages" />);
    expect(screen.getByRole('navigation', { name: 'Comment pages' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(said()).toBe('Page 2 of 12, rows 13–24');
  });

  it('writes a total of 10,000 and more with 万, and the exact number in its title', () => {
    render(<Pager total={123_456} layout={['total', 'pager']} />);
    expect(screen.getByText('共12.3万条').getAttribute('title')).toBe('共123456条');
  });
});
