import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });

it('is one input that a phone may fill in from the message', () => {
  render(<CodeField label="验证码" name="code" />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  expect(field().name).toBe('code');
});

it('hands over the code once, when its last digit is there', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  const onChange = vi.fn<(digits: string) => void>();
  render(<CodeField label="验证码" length={4} onChange={onChange} onComplete={onComplete} />);
  await userEvent.type(field(), '20 26');
  expect(onChange.mock.calls).toEqual([['2'], ['20'], ['202'], ['2026']]);
  await userEvent.type(field(), '7');
  expect(field().value).toBe('2026');
  expect(onComplete.mock.calls).toEqual([['2026']]);
});

it('hands over a corrected code again', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<CodeField label="验证码" length={4} onComplete={onComplete} />);
  await userEvent.type(field(), '2026{Backspace}7');
  expect(onComplete.mock.calls).toEqual([['2026'], ['2027']]);
});

it('finds the code in what is pasted, and replaces what was there', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<CodeField label="验证码" defaultValue="12" onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste('【书院】验证码905-316，5分钟内有效');
  expect(field().value).toBe('905316');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('905316');
});

it('LD-03: takes nothing of a pasted message without a code, and the code alone of one that says more', async () => {
  render(<CodeField label="验证码" defaultValue="12" />);
  await userEvent.click(field());
  await userEvent.paste('客服电话13800000001');
  expect(field().value).toBe('12');
  await userEvent.paste('【书院】验证码5分钟内有效：123456');
  expect(field().value).toBe('123456');
});

it('adds a pasted part to what is there', async () => {
  render(<CodeField label="验证码" defaultValue="12" />);
  await userEvent.click(field());
  await userEvent.paste('34 5');
  expect(field().value).toBe('12345');
});

it('waits for an input method, and takes its wide figures', () => {
  const onChange = vi.fn<(digits: string) => void>();
  render(<CodeField label="验证码" onChange={onChange} />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '１２' }, isComposing: true });
  expect(field().value).toBe('１２');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('12');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('12');
});

it('keeps the digits beside an error, and while the code is checked', () => {
  const { rerender } = render(<CodeField label="验证码" value="905316" errorMessage="验证码不正确" />);
  expect(field().value).toBe('905316');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  rerender(<CodeField label="验证码" value="905316" isPending />);
  expect(field().value).toBe('905316');
  expect(field().readOnly).toBe(true);
});
