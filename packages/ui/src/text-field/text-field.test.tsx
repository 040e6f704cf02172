import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextField, type TextFieldProps } from './text-field.tsx';

const describedText = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function Held(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="手机号" {...props} value={value} onChange={setValue} />;
}

it('takes its name from its label, hidden or not', () => {
  const { rerender } = render(<TextField label="手机号" />);
  expect(screen.getByRole('textbox', { name: '手机号' })).toBeDefined();
  rerender(<TextField label="手机号" isLabelHidden />);
  expect(screen.getByRole('textbox', { name: '手机号' })).toBeDefined();
});

it('holds what its owner holds', async () => {
  render(<Held />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '138');
  expect(field.value).toBe('138');
});

it('reads out the error before the help, and is invalid because of it', () => {
  render(<TextField label="手机号" description="仅用于登录。" errorMessage="请输入手机号" />);
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedText(field)).toBe('请输入手机号 仅用于登录。');
});

it('keeps an error to itself while its owner says the field is valid', () => {
  render(<TextField label="手机号" errorMessage="请输入手机号" isInvalid={false} />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('请输入手机号')).toBeNull();
});

it('points to nothing when there is nothing to say', () => {
  render(<TextField label="手机号" errorMessage="" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
});

it('says that it is required, and leaves the check to the form', () => {
  render(<TextField label="手机号" isRequired />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(field.required).toBe(false);
});

it('T8 hands over Enter, but not the Enter that accepts a candidate', () => {
  const onEnter = vi.fn<(value: string) => void>();
  render(<TextField label="搜索" defaultValue="诗经" onEnter={onEnter} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('诗经');
});

it('gives its element to its owner', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField ref={ref} label="手机号" id="mobile" name="mobile" autoComplete="tel" />);
  expect(ref.current?.id).toBe('mobile');
  expect(ref.current?.autocomplete).toBe('tel');
});

it('stops typing at its limit, in whole characters, and loses nothing that stood there', async () => {
  render(<Held maxLength={4} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '𠮷😀三四五');
  expect(field.value).toBe('𠮷😀三四');
  await userEvent.type(field, '一', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field.value).toBe('𠮷😀三四');
  expect(field.selectionStart).toBe(0);
  await userEvent.clear(field);
  await userEvent.paste('一二👨‍👩‍👧');
  expect(field.value).toBe('一二');
});

it('lets a composition pass its limit until it ends', () => {
  render(<Held maxLength={2} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '一er san' }, isComposing: true });
  expect(field.value).toBe('一er san');
  fireEvent.input(field, { target: { value: '一二三' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('一二');
});

it('counts as whoever takes the text does', async () => {
  render(<Held maxLength={2} lengthOf={(text) => text.trim().length} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, ' 一二三');
  expect(field.value).toBe(' 一二');
});

const withoutHyphens = (text: string) => text.replaceAll('-', '');

it('cleans what is pasted or typed, keeps the caret in place, and counts what is left', async () => {
  render(<Held clean={withoutHyphens} maxLength={8} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  await userEvent.paste('A-B-C-D-E-F');
  expect(field.value).toBe('ABCDEF');
  await userEvent.type(field, '-1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field.value, field.selectionStart]).toEqual(['AB1CDEF', 3]);
});

it('leaves a composition alone until it ends', () => {
  render(<Held clean={withoutHyphens} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'zhong-wen' }, isComposing: true });
  expect(field.value).toBe('zhong-wen');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('zhongwen');
});
