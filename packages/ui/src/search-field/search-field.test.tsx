import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' });

function Held(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('诗经');
  return <SearchField label="搜索" {...props} value={value} onChange={setValue} />;
}

it('hands over the words on Enter', async () => {
  const onSearch = vi.fn<(value: string) => void>();
  render(<SearchField label="搜索" onSearch={onSearch} />);
  await userEvent.type(field(), '论语{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('论语');
});

it('is emptied by its button, and keeps the focus', async () => {
  const onClear = vi.fn<() => void>();
  render(<Held onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: '清除搜索词' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(onClear).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes Escape for itself while it has words, and lets it through when it has none', async () => {
  const onKeyDown = vi.fn<(event: { key: string }) => void>();
  render(
    <div role="presentation" onKeyDown={onKeyDown}>
      <Held />
    </div>,
  );
  field().focus();
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

it.each([
  ['an open composition', { isComposing: true }],
  ['the last key of one in Safari', { keyCode: 229 }],
])('leaves Enter, Escape and arrows to %s', (_, composing) => {
  const onSearch = vi.fn<(value: string) => void>();
  const onKeyDown = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={onKeyDown}>
      <SearchField label="搜索" defaultValue="shijing" onSearch={onSearch} />
    </div>,
  );
  for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(field(), { key, ...composing });
  expect(onSearch).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(field().value).toBe('shijing');
});

it('says that results are on their way, and can still be typed into', async () => {
  render(<SearchField label="搜索" isLoading />);
  expect(field().getAttribute('aria-busy')).toBe('true');
  await userEvent.type(field(), '庄子');
  expect(field().value).toBe('庄子');
});

it('offers nothing to clear in a field that cannot be changed', () => {
  const { rerender } = render(<SearchField label="搜索" defaultValue="庄子" isReadOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SearchField label="搜索" defaultValue="庄子" isDisabled />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('stands for nothing in its name: the key that leads here is only seen', () => {
  render(<SearchField label="搜索" shortcut="/" />);
  expect(field().hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByText('/').getAttribute('aria-hidden')).toBe('true');
});
