import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { describedBy } from '../field/described-by.fixtures.ts';
import { MultiSelect } from './multi-select.tsx';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'poetry', label: '诗经选读', description: '共24讲' },
  {
    title: '史部',
    options: [
      { value: 'records', label: 'Records史记', isDisabled: true },
      { value: 'history', label: 'History汉书' },
      { value: 'han', label: 'Han 后汉书' },
    ],
  },
];

const renderSelect = (props: Partial<SelectProps> = {}) =>
  render(<Select label="课程" options={options} {...props} />);
// While its list is open, what stands outside of it is hidden from those who listen.
const field = () => screen.getByRole('combobox', { name: '课程', hidden: true });
const active = () => document.activeElement?.textContent;

it('opens on what is chosen and goes by arrow keys past what is disabled, without going round', async () => {
  renderSelect();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const seen = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{Home}', '{End}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    seen.push(active());
  }
  expect(seen).toEqual([
    'History汉书',
    'Han 后汉书',
    'Han 后汉书',
    '诗经选读共24讲',
    'Han 后汉书',
    'History汉书',
  ]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.keyboard('{Enter}');
  expect(active()).toBe('History汉书');
});

it('hands over the value, closes, and gives the focus back', async () => {
  const onChange = vi.fn<(value: string) => void>();
  renderSelect({ onChange });
  await userEvent.click(field());
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('option', { name: '诗经选读', description: '共24讲' }));
  expect(onChange.mock.calls).toEqual([['poetry']]);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().textContent).toBe('诗经选读');
});

it('does not choose what is disabled', async () => {
  const onChange = vi.fn<(value: string) => void>();
  renderSelect({ onChange });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Records史记' }));
  expect(onChange).not.toHaveBeenCalled();
});

it.each(['{Escape}', '{Tab}'])('closes by %s without choosing', async (key) => {
  const onChange = vi.fn<(value: string) => void>();
  renderSelect({ onChange });
  await userEvent.click(field());
  await userEvent.keyboard(`{ArrowDown}${key}`);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('finds by first letters, open or closed', async () => {
  renderSelect();
  await userEvent.tab();
  await userEvent.keyboard('ha');
  expect(field().textContent).toBe('Han 后汉书');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('hi');
  expect(active()).toBe('History汉书');
});

it('stays with the value its owner holds, and can be emptied by it', async () => {
  const { rerender } = renderSelect({ value: 'han', onChange: () => {} });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'History汉书' }));
  await waitFor(() => expect(field().textContent).toBe('Han 后汉书'));
  rerender(<Select label="课程" options={options} value={null} />);
  expect(field().textContent).toBe('请选择');
});

it('speaks of requirement, error and help', () => {
  renderSelect({ isRequired: true, errorMessage: '请选择一门课程', description: '选定后可以更换。' });
  expect(field().getAttribute('aria-required')).toBe('true');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field())).toEqual(['请选择一门课程', '选定后可以更换。']);
});

it('does not open while it can only be read or not be used', async () => {
  const { rerender } = renderSelect({ isReadOnly: true, defaultValue: 'han' });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}hi');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().textContent).toBe('Han 后汉书');
  rerender(<Select label="课程" options={options} isDisabled />);
  expect(field().hasAttribute('disabled')).toBe(true);
});

it('is sent with its form and set back with it', async () => {
  render(
    <form aria-label="报名">
      <Select label="课程" name="course" options={options} defaultValue="han" />
      <MultiSelect label="时间" name="day" options={[{ value: 'sat', label: '周六' }]} />
      <button type="reset">重填</button>
    </form>,
  );
  const data = () => [...new FormData(screen.getByRole<HTMLFormElement>('form')).entries()];
  expect(data()).toEqual([['course', 'han']]);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'History汉书' }));
  await userEvent.click(screen.getByRole('combobox', { name: '时间' }));
  await userEvent.click(screen.getByRole('option', { name: '周六' }));
  await userEvent.keyboard('{Escape}');
  expect(data()).toEqual([
    ['course', 'history'],
    ['day', 'sat'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '重填' }));
  expect(data()).toEqual([['course', 'han']]);
});

it('takes several, in the order of the options, and stays open', async () => {
  const onChange = vi.fn<(values: string[]) => void>();
  render(<MultiSelect label="课程" options={options} onChange={onChange} />);
  await userEvent.click(field());
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  await userEvent.keyboard('{End} {Home} ');
  expect(onChange.mock.lastCall).toEqual([['poetry', 'han']]);
  expect(field().textContent).toBe('诗经选读、Han 后汉书2项');
  await userEvent.keyboard(' ');
  expect(onChange.mock.lastCall).toEqual([['han']]);
});

it('says that there is nothing to choose', async () => {
  renderSelect({ options: [] });
  await userEvent.click(field());
  expect(screen.getByText('没有可选的内容')).toBeDefined();
});

it('Escape closes the list and leaves the dialog around it', async () => {
  render(
    <Dialog title="选课" defaultOpen>
      <Select label="课程" options={options} />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('dialog', { name: '选课' })).toBeDefined();
});
