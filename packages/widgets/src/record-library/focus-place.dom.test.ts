import { afterEach, expect, it, vi } from 'vitest';
import { moveFocus } from './focus-place.ts';

afterEach(() => document.body.replaceChildren());

/** A list that begins `top` pixels below the window's upper edge, its pager with the focus, and something elsewhere. */
function turned(top: number) {
  document.body.innerHTML =
    '<section><div data-focus="list" tabindex="-1"></div><button>下一页</button></section><button>别处</button>';
  const [root, list] = [document.querySelector('section')!, document.querySelector<HTMLElement>('div')!];
  const [next, elsewhere] = document.querySelectorAll('button');
  const scroll = vi.fn<() => void>();
  Object.assign(list, { scrollIntoView: scroll, getBoundingClientRect: () => new DOMRect(0, top, 600, 900) });
  next!.focus();
  return { root, list, next, elsewhere: elsewhere!, scroll };
}

it('takes the focus along to a turned list that begins out of sight', () => {
  const { root, list, scroll } = turned(-400);
  moveFocus(root, { on: 'first-row' });
  expect(scroll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(list);
});

it('leaves it with the pager when the list can be seen, and with whoever has gone elsewhere', () => {
  const near = turned(80);
  moveFocus(near.root, { on: 'first-row' });
  expect(document.activeElement).toBe(near.next);
  const far = turned(-400);
  far.elsewhere.focus();
  moveFocus(far.root, { on: 'first-row' });
  expect(document.activeElement).toBe(far.elsewhere);
  expect([near.scroll, far.scroll].map((scroll) => scroll.mock.calls.length)).toEqual([0, 0]);
});
