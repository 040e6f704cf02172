import { render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

function Sheet() {
  useFocusReturn();
  return null;
}

/** A page that rests under a sheet, and what react-aria says when the sheet is gone. */
function leaveSheet() {
  document.body.innerHTML = '<main inert><button>开始</button></main><input>';
  const { unmount } = render(<Sheet />);
  unmount();
  const page = document.querySelector('main')!;
  const button = document.querySelector('button')!;
  const isReturned = button.dispatchEvent(
    new CustomEvent('react-aria-focus-scope-restore', { bubbles: true, cancelable: true }),
  );
  return { page, button, isReturned };
}

/** Settles after the frames in which react-aria and the hook do their part. */
const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

afterEach(() => {
  document.body.innerHTML = '';
});

describe('useFocusReturn', () => {
  it('gives the focus back when the page has woken', async () => {
    const { page, button, isReturned } = leaveSheet();
    expect(isReturned).toBe(false);
    expect(document.activeElement).not.toBe(button);
    page.removeAttribute('inert');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('leaves somebody alone who went elsewhere meanwhile', async () => {
    const { page } = leaveSheet();
    const field = document.querySelector('input')!;
    field.focus();
    page.removeAttribute('inert');
    await nextFrames();
    expect(document.activeElement).toBe(field);
  });

  it('leaves it to react-aria where the page is awake, and later', async () => {
    const { page, button } = leaveSheet();
    page.removeAttribute('inert');
    const say = () =>
      button.dispatchEvent(
        new CustomEvent('react-aria-focus-scope-restore', { bubbles: true, cancelable: true }),
      );
    expect(say()).toBe(true);
    await nextFrames();
    page.setAttribute('inert', '');
    expect(say()).toBe(true);
  });
});
