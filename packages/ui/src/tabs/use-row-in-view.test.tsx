import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowInView } from './use-row-in-view.ts';

/** Where the chosen tab lies in its row, and how wide the row is, in pixels. */
const place = { tab: 300, tabWidth: 60, row: 200 };
let resize: () => void;

beforeEach(() => {
  place.row = 200;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe = () => resize();
      disconnect = () => {};
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role === 'tablist') return new DOMRect(0, 0, place.row, 40);
    return new DOMRect(place.tab - this.parentElement!.scrollLeft, 0, place.tabWidth, 40);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Row() {
  const list = useRowInView('third');
  return (
    <div ref={list} role="tablist">
      <span role="tab" aria-selected="true">
        评论
      </span>
    </div>
  );
}

const rowAt = (width: number) => {
  place.row = width;
  act(() => resize());
  return screen.getByRole('tablist').scrollLeft;
};

it('scrolls until the chosen tab and a bit of its neighbour are seen', () => {
  render(<Row />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(300 + 60 + 32 - 200);
});

it('stands as its width wants it, whatever widths it went through', () => {
  render(<Row />);
  expect(rowAt(100)).toBe(300 + 60 + 32 - 100);
  expect(rowAt(350)).toBe(300 + 60 + 32 - 350);
  expect(rowAt(500)).toBe(0);
});
