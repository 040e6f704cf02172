import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PagerPart, PagerState } from './pager-state.ts';
import { noActions, pagerStates } from './pager.fixtures.ts';
import { Pager, type PagerProps } from './pager.tsx';
import { pagerParts, PagerView } from './pager.view.tsx';

const meta = {
  component: Pager,
  args: { total: 500, defaultPage: 21, onChange: fn() },
  render: (args, { globals }) => <Pager {...args} locale={localeOf(globals)} />,
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

const localeOf = (globals: Record<string, unknown>) => (globals['locale'] === 'en' ? 'en' : 'zh-CN');

const only = (...layout: PagerPart[]): Story => ({ args: { layout } });

/** PG-01: all parts, in the standard order, with the list sizes 12 and 16. */
export const AllParts: Story = {};
export const TotalAlone = only('total');
export const SizesAlone = only('sizes');
export const PreviousAlone = only('prev');
export const PagesAlone = only('pager');
export const NextAlone = only('next');
export const JumperAlone = only('jumper');
/** PG-01: the order is the layout's. */
export const OwnOrder = only('jumper', 'prev', 'next', 'total');
/** PG-01: sizes 10, 20, 50 and 100, as comments have them. */
export const Comments: Story = { args: { total: 57, defaultPage: 3, sizes: [10, 20, 50, 100] } };

const show = (state: PagerState, globals: Record<string, unknown>, name?: string) => (
  <PagerView state={state} actions={noActions} layout={pagerParts} label={name} locale={localeOf(globals)} />
);

const picture = (state: PagerState): Story => ({ render: (_, { globals }) => show(state, globals) });

/** PG-04: nothing is still a page. */
export const Empty = picture(pagerStates.empty);
export const OnePage = picture(pagerStates.onePage);
/** PG-05: the new page is shown, nothing can be pressed. */
export const Pending = picture(pagerStates.pending);
/** PG-05: back on the old page. */
export const Failed = picture(pagerStates.failed);
export const SizeFailed = picture(pagerStates.sizeFailed);
/** PG-07: says what it takes. */
export const OutOfRange = picture(pagerStates.outOfRange);

const Sheet = ({ globals }: { globals: Record<string, unknown> }) => (
  <div style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
    {Object.entries(pagerStates).map(([name, state]) => (
      <div key={name}>{show(state, globals, name)}</div>
    ))}
  </div>
);

const atWidth = (width: number): Story => ({
  parameters: { layout: 'fullscreen', picture: { width, height: 900 } },
  render: (_, { globals }) => <Sheet globals={globals} />,
  async play({ canvas }) {
    for (const nav of canvas.getAllByRole('navigation'))
      await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    for (const row of canvas.getAllByRole('list').map((list) => list.parentElement))
      await expect(row?.clientHeight).toBeLessThan(40);
  },
});

/** PG-06: every state in one row. */
export const Width320 = atWidth(320);
export const Width480 = atWidth(480);
export const Width768 = atWidth(768);
export const Width1200 = atWidth(1200);

/** Mirrored, arrows too. */
export const RightToLeft: Story = {
  parameters: { layout: 'fullscreen', picture: { width: 768, height: 900 } },
  render: (_, { globals }) => (
    <div dir="rtl">
      <Sheet globals={globals} />
    </div>
  ),
};

/** English has longer words. */
export const English: Story = {
  parameters: { layout: 'fullscreen', picture: { width: 768, height: 900 } },
  render: () => <Sheet globals={{ locale: 'en' }} />,
};

/** A reader has asked the browser for text twice as large: fewer pages, nothing cut. */
export const LargeText: Story = {
  parameters: { layout: 'fullscreen', picture: { width: 768, height: 1200 } },
  render: (_, { globals }) => <Sheet globals={globals} />,
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

const pagesOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    current: () =>
      canvas
        .getAllByRole('button')
        .filter((button) => button.ariaCurrent === 'page')
        .map((button) => button.textContent)
        .join(),
    said: () => canvas.getByRole('status').textContent,
    button: (name: string) => canvas.getByRole('button', { name }),
    field: () => canvas.getByRole<HTMLInputElement>('textbox', { name: '前往第几页' }),
  };
};

/** PG-03: previous, pages, next and the jumper in the order of Tab; Enter and Space press. */
export const Keyboard: Story = {
  args: { total: 60, defaultPage: 2 },
  async play({ canvasElement, args }) {
    const { canvas, current, said, button, field } = pagesOf(canvasElement);
    const names = ['上一页', '第1页', '第2页', '第3页', '第4页', '第5页', '下一页'];
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: '每页条数' })).toHaveFocus();
    for (const name of names) {
      await userEvent.tab();
      await expect(button(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter} ');
    await expect(current()).toBe('4');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(button('下一页')).toHaveFocus();
    await waitFor(() => expect(said()).toBe('第4页，共5页，第37–48条'));
    await userEvent.tab();
    await userEvent.keyboard('５{Enter}');
    await expect(field()).toHaveFocus();
    await expect(current()).toBe('5');
  },
};

/** PG-07: explains, keeps what was typed, and takes digits of either width. */
export const JumperExplains: Story = {
  args: { total: 144, defaultPage: 1 },
  async play({ canvasElement, args }) {
    const { current, said, field } = pagesOf(canvasElement);
    for (const text of ['0', '1.5', '9999', '第三']) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await expect(field()).toBeInvalid();
      await expect(field()).toHaveAccessibleDescription('请输入1–12');
      await waitFor(() => expect(said()).toBe('请输入1–12'));
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), '３{Enter}');
    await expect(current()).toBe('3');
    await expect(field()).toHaveValue('');
  },
};

/** A list that takes a moment, or fails, as its buttons say. */
function SlowList({ locale, ...props }: PagerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<{ resolve: () => void; reject: (error: Error) => void } | null>(null);
  const settle = (how: 'resolve' | 'reject') => {
    answer?.[how](new Error('offline'));
    setAnswer(null);
  };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <h2 ref={heading} tabIndex={-1} style={{ margin: 0 }}>
        文章
      </h2>
      <div style={{ display: 'flex', gap: 8 }}>
        <button type="button" disabled={!answer} onClick={() => settle('resolve')}>
          数据到了
        </button>
        <button type="button" disabled={!answer} onClick={() => settle('reject')}>
          请求失败
        </button>
      </div>
      <Pager
        {...props}
        focusOnArrival={heading}
        {...(locale && { locale })}
        onChange={(change) => {
          void props.onChange?.(change);
          return new Promise<void>((resolve, reject) => setAnswer({ resolve, reject }));
        }}
      />
    </div>
  );
}

/** PG-05: waits for the data, takes one press of two, speaks and moves the focus when the rows are there. */
export const ChangeThatWaits: Story = {
  args: { total: 144, defaultPage: 2 },
  render: (args) => <SlowList {...args} />,
  async play({ canvasElement, args }) {
    const { canvas, current, said, button } = pagesOf(canvasElement);
    await userEvent.dblClick(button('下一页'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith({ page: 3, size: 12 });
    await expect(current()).toBe('3');
    await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
    await expect(said()).toBe('');
    await userEvent.click(button('数据到了'));
    await waitFor(() => expect(said()).toBe('第3页，共12页，第25–36条'));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** PG-05: goes back to the old page, says so, and can be pressed again. */
export const ChangeThatFails: Story = {
  args: { total: 144, defaultPage: 2 },
  render: (args) => <SlowList {...args} />,
  async play({ canvasElement, args }) {
    const { current, said, button } = pagesOf(canvasElement);
    await userEvent.click(button('下一页'));
    await userEvent.click(button('请求失败'));
    await waitFor(() => expect(said()).toBe('第3页没能打开，仍在第2页，可以再试一次'));
    await expect(current()).toBe('2');
    await userEvent.click(button('下一页'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(button('数据到了'));
    await waitFor(() => expect(current()).toBe('3'));
  },
};

/** The first row in sight stays in sight when the size changes: row 31 of page 4 is on page 1 by 50. */
export const KeepsTheFirstRow: Story = {
  args: { defaultPage: 4, sizes: [10, 50] },
  async play({ canvasElement, args }) {
    const { canvas, current } = pagesOf(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50条');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, size: 50 });
    await userEvent.click(canvas.getByRole('button', { name: '第2页' }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), '10条');
    await expect(current()).toBe('6');
  },
};

/** PG-04: wrong numbers give a safe pager, and the developer a warning. */
export const WrongNumbers: Story = { args: { total: Number.NaN, page: -3, sizes: [0] } };

/** PG-09: a list read by cursor: nobody knows how many pages there are. */
export const ByCursor: Story = {
  args: { defaultPage: 1, hasNext: true, sizes: [10, 20, 50] },
  render: ({ defaultPage = 1, hasNext = true, sizes = [], onChange }, { globals }) => (
    <Pager
      defaultPage={defaultPage}
      hasNext={hasNext}
      sizes={sizes}
      {...(onChange && { onChange })}
      locale={localeOf(globals)}
    />
  ),
  async play({ canvasElement, args }) {
    const { canvas, said, button } = pagesOf(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(button('上一页')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('下一页'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, size: 10 });
    await waitFor(() => expect(said()).toBe('第2页'));
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50条');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, size: 50 });
  },
};

/** PG-09: where counting has stopped, the total says so. */
export const CappedTotal: Story = { args: { total: 10_000, isTotalCapped: true } };

/** PG-08: real links, which still turn pages in place. */
export const Links: Story = {
  args: { total: 60, defaultPage: 2, getHref: (page) => `/article?page=${page}` },
  async play({ canvasElement, args }) {
    const { canvas } = pagesOf(canvasElement);
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('第4页')).toHaveAttribute('href', '/article?page=4');
    await expect(link('下一页')).toHaveAttribute('rel', 'next');
    await expect(link('第2页')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(link('第4页'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, size: 12 });
    await expect(link('第4页')).toHaveAttribute('aria-current', 'page');
  },
};

/** Lower controls where the place is dense. */
export const Compact: Story = {
  render: (args, { globals }) => (
    <div data-sy-density="compact">
      <Pager {...args} locale={localeOf(globals)} />
    </div>
  ),
  async play({ canvas }) {
    const heights = [...canvas.getAllByRole('button'), canvas.getByRole('textbox')].map(
      (control) => control.clientHeight,
    );
    await expect(Math.max(...heights)).toBeLessThan(36);
  },
};
