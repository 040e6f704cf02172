import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '../form/form.tsx';
import {
  NativeCheckbox,
  NativeCheckboxGroup,
  NativeRadioGroup,
  type NativeRadioGroupProps,
} from './index.ts';

const options = [
  { value: 'a', label: '陶渊明', description: '东晋', aside: '12 人' },
  { value: 'b', label: '王羲之' },
  { value: 'c', label: '谢灵运', isDisabled: true },
];

const author = (props: Partial<NativeRadioGroupProps> = {}) => (
  <NativeRadioGroup label="作者是谁" options={options} {...props} />
);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('names the question, and each answer with what stands opposite it', () => {
  render(author());
  expect(screen.getByRole('radiogroup', { name: '作者是谁' })).toBeDefined();
  expect(screen.getByRole('radio', { name: '陶渊明 12 人', description: '东晋' })).toBeDefined();
  expect(radio('谢灵运').disabled).toBe(true);
});

it('hands over the value that was chosen, and lets the browser hold it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(author({ onChange, defaultValue: 'a' }));
  await userEvent.click(screen.getByText('王羲之'));
  expect(onChange.mock.calls).toEqual([['b']]);
  expect(radio('王羲之').checked).toBe(true);
  expect(radio('陶渊明 12 人').checked).toBe(false);
});

it('keeps two questions without a name apart', async () => {
  render(
    <>
      <NativeRadioGroup label="一" options={options.slice(0, 1)} />
      <NativeRadioGroup label="二" options={options.slice(1, 2)} />
    </>,
  );
  await userEvent.click(radio('陶渊明 12 人'));
  await userEvent.click(radio('王羲之'));
  expect(radio('陶渊明 12 人').checked).toBe(true);
});

it('stays with what its owner holds', async () => {
  const { rerender } = render(author({ value: 'a' }));
  await userEvent.click(radio('王羲之'));
  expect(radio('陶渊明 12 人').checked).toBe(true);
  rerender(author({ value: null }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('takes no answer while it is read-only, and takes one again afterwards', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(author({ value: 'a', isReadOnly: true, onChange }));
  await userEvent.click(radio('王羲之'));
  expect(onChange).not.toHaveBeenCalled();
  expect(radio('陶渊明 12 人').checked).toBe(true);
  rerender(author({ value: 'a', onChange }));
  await userEvent.click(radio('王羲之'));
  expect(onChange.mock.calls).toEqual([['b']]);
});

it('gives back what the browser held when it is no longer read-only', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(author({ defaultValue: 'a', isReadOnly: true, onChange }));
  await userEvent.click(radio('王羲之'));
  expect(radio('陶渊明 12 人').checked).toBe(true);
  rerender(author({ defaultValue: 'a', onChange }));
  await userEvent.click(radio('王羲之'));
  expect(onChange.mock.calls).toEqual([['b']]);
});

it('says that it is required and what is wrong, before what helps', () => {
  render(author({ isRequired: true, errorMessage: '还没有作答', description: '单选' }));
  const group = screen.getByRole('radiogroup', { description: '还没有作答 单选' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(group.getAttribute('aria-invalid')).toBe('true');
});

it('hands over several values in the order of the options', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const { rerender } = render(
    <NativeCheckboxGroup label="作品" options={options} value={['b']} onChange={onChange} />,
  );
  await userEvent.click(box('陶渊明 12 人'));
  expect(onChange.mock.lastCall).toEqual([['a', 'b']]);
  await userEvent.click(box('王羲之'));
  expect(onChange.mock.lastCall).toEqual([[]]);
  rerender(
    <NativeCheckboxGroup label="作品" options={options} value={['b']} isReadOnly onChange={onChange} />,
  );
  await userEvent.click(box('王羲之'));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(box('王羲之').checked).toBe(true);
});

it('stands alone as one box with its error and its help', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(
    <NativeCheckbox isRequired errorMessage="请先同意" description="只有一页" onChange={onChange}>
      同意协议
    </NativeCheckbox>,
  );
  const agreement = screen.getByRole('checkbox', { name: '同意协议', description: '请先同意 只有一页' });
  await userEvent.click(agreement);
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(agreement.getAttribute('aria-required')).toBe('true');
});

it('takes its error from the form around it, by its name', () => {
  render(
    <Form errors={{ author: '还没有作答', works: '至少选一项', agreed: '请先同意' }} hasSummary={false}>
      {author({ name: 'author' })}
      <NativeCheckboxGroup label="作品" name="works" options={options.slice(1, 2)} value={[]} />
      <NativeCheckbox name="agreed">同意协议</NativeCheckbox>
    </Form>,
  );
  expect(screen.getByRole('radiogroup', { description: '还没有作答' })).toBeDefined();
  expect(screen.getByRole('group', { description: '至少选一项' })).toBeDefined();
  expect(box('王羲之').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox', { name: '同意协议', description: '请先同意' })).toBeDefined();
});
