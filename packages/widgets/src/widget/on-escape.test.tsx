import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onEscape } from './on-escape.ts';

/** A field inside something that Escape closes too. */
function show() {
  const leave = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the field inside
    <div onKeyDown={close}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the field inside */}
      <div onKeyDown={onEscape(leave)}>
        <input />
      </div>
    </div>,
  );
  return {
    leave,
    close,
    press: (key: KeyboardEventInit) => fireEvent.keyDown(screen.getByRole('textbox'), key),
  };
}

it('leaves on Escape, and closes nothing around it', () => {
  const { leave, close, press } = show();
  press({ key: 'Escape' });
  expect(leave).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

it.each([
  ['another key', { key: 'Enter' }],
  ['an Escape that ends a composition', { key: 'Escape', isComposing: true }],
  ['one in Safari, which has ended the composition before', { key: 'Escape', keyCode: 229 }],
])('stays on %s', (_, key) => {
  const { leave, close, press } = show();
  press(key);
  expect(leave).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});
