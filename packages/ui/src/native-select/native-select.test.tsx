import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NativeSelect } from './native-select.tsx';

const options = [
  { value: '10', label: '10条/页' },
  { value: '20', label: '20条/页' },
  { value: '50', label: '50条/页', isDisabled: true },
];

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '每页条数' });

it('hands over the value of the option, not its words', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<NativeSelect label="每页条数" options={options} defaultValue="10" onChange={onChange} />);
  await userEvent.selectOptions(select(), '20条/页');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('20');
  expect(select().value).toBe('20');
});

it('stays with the value its owner holds', async () => {
  render(<NativeSelect label="每页条数" options={options} value="10" onChange={() => {}} />);
  await userEvent.selectOptions(select(), '20');
  expect(select().value).toBe('10');
});

it('shows its placeholder until something is chosen, and does not offer it', () => {
  render(<NativeSelect label="每页条数" options={options} placeholder="请选择" />);
  expect(select().selectedOptions[0]?.textContent).toBe('请选择');
  expect(select().selectedOptions[0]?.disabled).toBe(true);
});

it('offers what cannot be chosen as such', () => {
  render(<NativeSelect label="每页条数" options={options} defaultValue="10" errorMessage="请选择" />);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '50条/页' }).disabled).toBe(true);
  expect(select().getAttribute('aria-invalid')).toBe('true');
});
