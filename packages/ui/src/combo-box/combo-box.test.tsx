import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describedBy } from '../field/described-by.fixtures.ts';
import type { ListEntries } from '../listbox/options.ts';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

const options: ListEntries = [
  {
    title: '经部',
    options: [
      { value: 'poetry', label: '《诗经》选读', description: '周敏老师' },
      { value: 'analects', label: '《论语》精读' },
    ],
  },
  { title: '史部', options: [{ value: 'records', label: '《史记》人物', isDisabled: true }] },
];

const renderBox = (props: Partial<ComboBoxProps> = {}) =>
  render(<ComboBox label="课程" options={options} {...props} />);
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '课程' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers what contains the text, in label or second line, under the names of sections', async () => {
  renderBox();
  await userEvent.type(field(), '诗');
  expect(offered()).toEqual(['《诗经》选读周敏老师']);
  expect(screen.getByRole('group', { name: '经部' })).toBeDefined();
  expect(screen.queryByRole('group', { name: '史部' })).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), '周敏');
  expect(offered()).toEqual(['《诗经》选读周敏老师']);
});

it('finds each of two that have the same label', async () => {
  const twins = [
    { value: 'morning', label: '《论语》精读', description: '周敏老师' },
    { value: 'evening', label: '《论语》精读', description: '沈括老师' },
  ];
  renderBox({ options: twins });
  await userEvent.type(field(), '沈括');
  expect(offered()).toContain('《论语》精读沈括老师');
});

it('is chosen from by keyboard, hands over the value, and keeps the focus in the field', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  renderBox({ onChange, name: 'course' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['analects']]);
  expect(field().value).toBe('《论语》精读');
  expect(document.activeElement).toBe(field());
  expect(document.querySelector<HTMLInputElement>('input[type="hidden"]')?.value).toBe('analects');
});

it('says that nothing matches, and goes back to what was chosen when it is left', async () => {
  renderBox({ defaultValue: 'poetry' });
  await userEvent.clear(field());
  await userEvent.type(field(), '红楼');
  expect(screen.getByText('没有符合的选项')).toBeDefined();
  await userEvent.clear(field());
  await userEvent.type(field(), '论');
  await userEvent.keyboard('{ArrowDown}{Enter}红楼');
  await userEvent.tab();
  expect(field().value).toBe('《论语》精读');
});

it('T8 searches for nothing while an input method is open', async () => {
  const onInputChange = vi.fn<(text: string) => void>();
  renderBox({ onInputChange });
  await userEvent.click(field());
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: "shi'j" } });
  expect(onInputChange).not.toHaveBeenCalled();
  expect(offered()).toHaveLength(3);
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.change(field(), { target: { value: '诗' } });
  fireEvent.compositionEnd(field());
  expect(onInputChange.mock.calls).toEqual([['诗']]);
  expect(offered()).toHaveLength(1);
});

it('takes the reader’s own words where it shall, and sends them', async () => {
  const onInputChange = vi.fn<(text: string) => void>();
  renderBox({ allowsFreeText: true, name: 'course', onInputChange });
  await userEvent.type(field(), '红楼');
  await userEvent.tab();
  expect(field().value).toBe('红楼');
  expect(field().name).toBe('course');
  expect(onInputChange).toHaveBeenLastCalledWith('红楼');
});

function Remote() {
  const [found, setFound] = useState<ListEntries>(options);
  const [value, setValue] = useState<string | null>('poetry');
  return (
    <ComboBox
      label="课程"
      filter={null}
      options={found}
      value={value}
      onChange={setValue}
      onInputChange={(text) => setFound(text === '史' ? [{ value: 'han', label: '《汉书》导读' }] : options)}
    />
  );
}

it('leaves the search to its owner, and keeps the label of a choice that is no longer offered', async () => {
  render(<Remote />);
  await userEvent.clear(field());
  await userEvent.type(field(), '论');
  expect(offered()).toHaveLength(3);
  await userEvent.click(screen.getByRole('option', { name: '《论语》精读' }));
  // Over the whole label: emptied first, it would take the choice back.
  await userEvent.type(field(), '史', { initialSelectionStart: 0, initialSelectionEnd: 6 });
  expect(offered()).toEqual(['《汉书》导读']);
  await userEvent.tab();
  expect(field().value).toBe('《论语》精读');
});

it('says that options are on their way', async () => {
  renderBox({ options: [], isLoading: true });
  await userEvent.type(field(), '诗');
  expect(screen.getByText('正在查找…')).toBeDefined();
});

it('speaks of requirement, error and help', () => {
  renderBox({ isRequired: true, errorMessage: '请选择一门课程', description: '选定后可以更换。' });
  expect(field().getAttribute('aria-required')).toBe('true');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field())).toEqual(['请选择一门课程', '选定后可以更换。']);
});

it('does not open while it can only be read', async () => {
  renderBox({ isReadOnly: true, defaultValue: 'poetry' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}x');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(field().value).toBe('《诗经》选读');
});
