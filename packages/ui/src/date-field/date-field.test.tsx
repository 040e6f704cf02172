import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const renderField = (props: Partial<DateFieldProps> = {}) =>
  render(
    <UiProvider locale="zh-CN">
      <DateField label="出生日期" {...props} />
    </UiProvider>,
  );

const problem = () => document.querySelector('[data-part="error"]')?.textContent;

const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);

it('is a group of parts under its label, in the order of the reader’s language', () => {
  renderField({ defaultValue: '1998-03-05' });
  expect(screen.getByRole('group', { name: '出生日期' })).toBeTruthy();
  expect(parts()).toEqual(['1998', '03', '05']);
});

it('hands over a day when all its parts are there, and null when all are gone', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  renderField({ onChange });
  await userEvent.tab();
  await userEvent.keyboard('19980305');
  expect(onChange.mock.calls.at(-1)).toEqual(['1998-03-05']);
  await userEvent.keyboard('{Backspace}'.repeat(12));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('asks for hours and minutes too', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  renderField({ granularity: 'minute', defaultValue: '2025-09-01T09:30', onChange });
  expect(parts()).toEqual(['2025', '09', '01', '09', '30']);
  screen.getAllByRole('spinbutton')[3]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('2025-09-01T10:30');
});

it('keeps a day out of its bounds, and says what is wrong with it', () => {
  renderField({ value: '2025-08-20', min: '2025-09-01' });
  expect(parts()).toEqual(['2025', '08', '20']);
  expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-invalid')).toBe('true');
  expect(problem()).toBe('不能早于2025年9月1日');
});

it('tells its bounds to the minute, and in English', () => {
  render(
    <UiProvider locale="en">
      <DateField label="Begins" granularity="minute" value="2025-09-01T09:31" max="2025-09-01T09:30" />
    </UiProvider>,
  );
  expect(problem()).toBe('Not after September 1, 2025 at 09:30');
});

it('prefers its owner’s words over its own', () => {
  renderField({ value: '2025-08-20', min: '2025-09-01', errorMessage: '请选择9月1日之后的日期' });
  expect(screen.getByText('请选择9月1日之后的日期')).toBeTruthy();
});

it('gives the form its day', () => {
  const { container } = renderField({ value: '1998-03-05', name: 'birthday' });
  expect(container.querySelector<HTMLInputElement>('input[name="birthday"]')?.value).toBe('1998-03-05');
});

it('refuses text that is no day', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderField({ value: '2025/09/01' })).toThrow(Error);
  silent.mockRestore();
});
