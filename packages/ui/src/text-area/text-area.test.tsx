import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评论' });

/** A draft kept outside React, as a widget's store keeps it. `announce` makes its owner render. */
function createDraft(text: string) {
  const listeners = new Set<() => void>();
  let version = 0;
  const draft = {
    text,
    announce: () =>
      act(() => {
        version += 1;
        for (const listener of listeners) listener();
      }),
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Owner(props: Partial<TextAreaProps>) {
    useSyncExternalStore(subscribe, () => version);
    return <TextArea label="评论" {...props} value={draft.text} onChange={(typed) => (draft.text = typed)} />;
  }
  return { draft, Owner };
}

it('renders nothing while text is typed', async () => {
  const { draft, Owner } = createDraft('');
  const onRender = vi.fn<() => void>();
  render(
    <Profiler id="area" onRender={onRender}>
      <Owner maxLength={100} />
    </Profiler>,
  );
  onRender.mockClear();
  await userEvent.type(area(), '学而时习之，不亦说乎');
  expect(draft.text).toBe('学而时习之，不亦说乎');
  expect(screen.getByText('10 / 100')).toBeDefined();
  expect(onRender).not.toHaveBeenCalled();
});

it('is made to hold what its owner holds at each render', async () => {
  const { draft, Owner } = createDraft('旧稿');
  render(<Owner maxLength={100} />);
  await userEvent.type(area(), '，再写几句');
  draft.announce();
  expect(area().value).toBe('旧稿，再写几句');
  draft.text = '';
  draft.announce();
  expect(area().value).toBe('');
  expect(screen.getByText('0 / 100')).toBeDefined();
});

it('keeps its own text when nobody holds it', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const { rerender } = render(<TextArea label="评论" defaultValue="好" onChange={onChange} />);
  await userEvent.type(area(), '文');
  rerender(<TextArea label="评论" defaultValue="好" onChange={onChange} description="写得具体一点。" />);
  expect(area().value).toBe('好文');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('好文');
});

it('cuts nothing past its limit, and says by how much it is passed', async () => {
  render(<TextArea label="评论" maxLength={3} defaultValue="一二三" />);
  expect(area().hasAttribute('aria-invalid')).toBe(false);
  await userEvent.type(area(), '四五');
  expect(area().value).toBe('一二三四五');
  expect(area().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('超出2字');
  await userEvent.type(area(), '{Backspace}{Backspace}');
  expect(area().hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('counts code points, or as whoever takes the text does', () => {
  const { rerender } = render(<TextArea label="评论" maxLength={3} value=" 😀" />);
  expect(screen.getByText('2 / 3')).toBeDefined();
  rerender(<TextArea label="评论" maxLength={3} value=" 😀" lengthOf={(text) => text.trim().length} />);
  expect(screen.getByText('2 / 3')).toBeDefined();
  rerender(<TextArea label="评论" maxLength={3} value=" 一 " lengthOf={(text) => text.trim().length} />);
  expect(screen.getByText('1 / 3')).toBeDefined();
});

it('describes itself by its count', () => {
  render(<TextArea label="评论" maxLength={100} defaultValue="一二三" />);
  const id = area().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('3 / 100');
});

it('T8 sends on Ctrl or Cmd with Enter, leaves on Escape, and never in the middle of a word', () => {
  const onSubmit = vi.fn<(text: string) => void>();
  const onEscape = vi.fn<() => void>();
  render(<TextArea label="评论" defaultValue="好文" onSubmit={onSubmit} onEscape={onEscape} />);
  fireEvent.keyDown(area(), { key: 'Enter' });
  fireEvent.keyDown(area(), { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(area(), { key: 'Escape', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(area(), { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(area(), { key: 'Enter', metaKey: true });
  fireEvent.keyDown(area(), { key: 'Escape' });
  expect(onSubmit.mock.calls).toEqual([['好文'], ['好文']]);
  expect(onEscape).toHaveBeenCalledOnce();
});

it('gives its element to its owner', () => {
  const ref = { current: null as HTMLTextAreaElement | null };
  render(<TextArea ref={ref} label="评论" />);
  expect(ref.current).toBe(area());
});
