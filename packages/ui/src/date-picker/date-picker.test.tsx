import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';
import { DateRangePicker, type DateRange, type DateRangePickerProps } from './date-range-picker.tsx';

const renderPicker = (props: Partial<DatePickerProps> = {}) =>
  render(
    <UiProvider locale="zh-CN">
      <DatePicker label="开课日期" defaultValue="2025-09-10" {...props} />
    </UiProvider>,
  );

const renderRange = (props: Partial<DateRangePickerProps> = {}) =>
  render(
    <UiProvider locale="zh-CN">
      <DateRangePicker
        label="报名时间"
        defaultValue={{ start: '2025-09-01', end: '2025-09-10' }}
        {...props}
      />
    </UiProvider>,
  );

const open = () => userEvent.click(screen.getByRole('button', { name: /日历/ }));
const day = (name: RegExp) => screen.getByRole('button', { name });

it('opens a calendar on its day, whose weeks begin on Monday', async () => {
  renderPicker();
  await open();
  expect(document.activeElement).toBe(day(/9月10日/));
  const heads = within(screen.getByRole('grid')).getAllByText(/^[一二三四五六日]$/);
  expect(heads.map((head) => head.textContent).join('')).toBe('一二三四五六日');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '年' }).selectedOptions[0]?.text).toBe(
    '2025年',
  );
});

it('hands over the day chosen, closes, and gives the focus back', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  renderPicker({ onChange });
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['2025-09-17']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('group').contains(document.activeElement)).toBe(true));
});

it('goes to another year and month by name', async () => {
  renderPicker();
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '年' }), '2020年');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '月' }), '3月');
  expect(day(/2020年3月10日/)).toBeTruthy();
});

const problem = () => document.querySelector('[data-part="error"]')?.textContent;

it('says of a typed day that it cannot be chosen', () => {
  renderPicker({ isDayUnavailable: (date) => date === '2025-09-10' });
  expect(problem()).toBe('这一天不能选');
});

it.each([
  ['2025-09-10', '2025-09-01', '开始不能晚于结束'],
  ['2025-08-31', '2025-09-10', '不能早于2025年9月1日'],
  ['2025-09-01', '2025-10-01', '不能晚于2025年9月30日'],
  ['2025-09-01', '2025-09-17', '其中有不能选的日子'],
  ['2025-09-01', '2025-09-16', undefined],
])('says what is wrong with the days from %s to %s', (start, end, words) => {
  const isDayUnavailable = (date: string) => date === '2025-09-17';
  renderRange({ defaultValue: { start, end }, min: '2025-09-01', max: '2025-09-30', isDayUnavailable });
  expect(problem()).toBe(words);
});

it.each(['2025-09-17T08:00', '2035-09-17T08:00'])('looks at the last day, %s, too', (end) => {
  const isDayUnavailable = (date: string) => end.startsWith(date);
  renderRange({ defaultValue: { start: '2025-09-01T19:30', end }, granularity: 'minute', isDayUnavailable });
  expect(problem()).toBe('其中有不能选的日子');
});

it('does not ask for every day of an age', () => {
  const isDayUnavailable = vi.fn<(day: string) => boolean>(() => false);
  renderRange({ defaultValue: { start: '0025-09-01', end: '2025-09-01' }, isDayUnavailable });
  expect(isDayUnavailable.mock.calls.length).toBeLessThan(50_000);
});

it('does not let an unavailable day be chosen', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const isDayUnavailable = vi.fn<(day: string) => boolean>((date) => date === '2025-09-17');
  renderPicker({ onChange, isDayUnavailable, min: '2025-09-05' });
  await open();
  await userEvent.click(day(/9月17日/));
  await userEvent.click(day(/9月4日/));
  expect(onChange).not.toHaveBeenCalled();
});

it('takes a common day, and clears what need not be there', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  renderPicker({ onChange, presets: [{ label: '开学日', value: '2025-09-01' }] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: '开学日' }));
  expect(onChange).toHaveBeenLastCalledWith('2025-09-01');
  await open();
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('offers no clearing of a day that is required', async () => {
  renderPicker({ isRequired: true });
  await open();
  expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
});

it('hands over a range when both days are chosen', async () => {
  const onChange = vi.fn<(value: DateRange | null) => void>();
  renderRange({ onChange });
  await open();
  await userEvent.click(day(/9月15日/));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(day(/9月20日/));
  expect(onChange.mock.calls).toEqual([[{ start: '2025-09-15', end: '2025-09-20' }]]);
});

it('gives the form both days of a range', () => {
  const { container } = renderRange({ startName: 'from', endName: 'to' });
  const held = [...container.querySelectorAll<HTMLInputElement>('input[name]')];
  expect(held.map(({ name, value }) => [name, value])).toEqual([
    ['from', '2025-09-01'],
    ['to', '2025-09-10'],
  ]);
});
