import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

type Change = (value: number | null) => void;

const renderField = (props: Partial<NumberFieldProps> = {}) =>
  render(
    <UiProvider locale="zh-CN">
      <NumberField label="人数上限" {...props} />
    </UiProvider>,
  );

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '人数上限' });

it('hands over a number when the field is left, and null when it is empty', async () => {
  const onChange = vi.fn<Change>();
  renderField({ onChange });
  await userEvent.type(field(), '1200');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[1200]]);
  expect(field().value).toBe('1,200');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('keeps within its bounds', async () => {
  const onChange = vi.fn<Change>();
  renderField({ min: 2, max: 50, onChange });
  await userEvent.type(field(), '80{Enter}');
  expect(onChange.mock.calls).toEqual([[50]]);
  expect(field().value).toBe('50');
});

it('steps by arrow keys and buttons, which are named in the reader’s language', async () => {
  const onChange = vi.fn<Change>();
  renderField({ defaultValue: 10, step: 5, max: 20, onChange });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: /增加.*人数上限/ }));
  expect(onChange.mock.calls).toEqual([[15], [20]]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /增加/ }).disabled).toBe(true);
});

it.each([
  ['\u202A1200\u202C', 1200],
  ['１２００', 1200],
  ['￥1,299.00元', 1299],
  ['12\u200B00', 1200],
])('takes the number of what is pasted: %j', async (pasted, value) => {
  const onChange = vi.fn<Change>();
  renderField({ onChange });
  await userEvent.click(field());
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[value]]);
});

it('is never changed by the wheel', () => {
  renderField({ defaultValue: 10 });
  field().focus();
  fireEvent.wheel(field(), { deltaY: -100 });
  expect(field().value).toBe('10');
});

it('gives the plain number to the form', () => {
  const { container } = renderField({ defaultValue: 1200, name: 'seats' });
  const form = document.createElement('form');
  container.replaceWith(form);
  form.append(container);
  onTestFinished(() => form.remove());
  expect(new FormData(form).get('seats')).toBe('1200');
});

it('is described by its unit, its error and its help', () => {
  renderField({ unit: '人', description: '含旁听。', errorMessage: '至少2人' });
  const ids = (field().getAttribute('aria-describedby') ?? '').split(' ');
  const said = ids.map((id) => document.getElementById(id)?.textContent);
  expect(new Set(said)).toEqual(new Set(['人', '含旁听。', '至少2人']));
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('shows an empty field for null, and nothing to press when it is read only', () => {
  renderField({ value: null, isReadOnly: true });
  expect(field().value).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
