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

const errorOf = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

it.each([
  { bounds: { min: 2, max: 50 }, typed: '80', value: 80, said: '不能大于50' },
  { bounds: { min: 2, max: 50 }, typed: '1', value: 1, said: '不能小于2' },
  { bounds: { min: 1, step: 1 }, typed: '2.5', value: 2.5, said: '请填写整数' },
  { bounds: { min: 0.01, max: 9, step: 0.01 }, typed: '1.234', value: 1.234, said: '最多2位小数' },
  { bounds: { min: 0, step: 5 }, typed: '12', value: 12, said: '最接近的可用数是10' },
])('keeps $typed as typed and says “$said”', async ({ bounds, typed, value, said }) => {
  const onChange = vi.fn<Change>();
  renderField({ ...bounds, onChange });
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(onChange.mock.calls).toEqual([[value]]);
  expect(field().value).toBe(typed);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(errorOf()).toBe(said);
});

it('says of a controlled number beyond the bounds what is wrong, and the owner’s words come first', () => {
  const { unmount } = renderField({ value: 9, max: 5 });
  expect(errorOf()).toBe('不能大于5');
  unmount();
  renderField({ value: 9, max: 5, errorMessage: '满分是5分' });
  expect(errorOf()).toBe('满分是5分');
});

it('is right again once the number is within its bounds', async () => {
  renderField({ defaultValue: 80, max: 50 });
  await userEvent.clear(field());
  await userEvent.type(field(), '40{Enter}');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(errorOf()).toBe('');
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
