import { describe, expect, it, vi } from 'vitest';
import { createMemoryKeyValueStore } from '../composition/key-value-store.ts';
import { createArrivals, type Destination } from './arrivals.ts';
import { destinationOf } from './follow-router.ts';
import { createScrollMemory } from './scroll-memory.ts';

const at = (path: string, isBack = false): Destination =>
  destinationOf(new URL(path, 'https://site.test'), isBack);

function setUp(start = at('/')) {
  let top = 0;
  const page = {
    scrollTop: () => top,
    scrollTo: vi.fn<(next: number) => void>((next) => {
      top = next;
    }),
    scrollToId: vi.fn<(id: string) => boolean>((id) => id === 'comments'),
    focusMain: vi.fn<() => void>(),
    isFocusInSight: vi.fn<() => boolean>(() => true),
  };
  const memory = createScrollMemory(createMemoryKeyValueStore());
  const arrivals = createArrivals(page, memory, start);
  const go = (to: Destination, title = '文章') => {
    arrivals.depart(to);
    arrivals.enter();
    arrivals.settle(title);
  };
  return { page, memory, arrivals, go, scroll: (to: number) => void (top = to), top: () => top };
}

describe('the scroll position', () => {
  it('AS-08 is saved per page only above 0, and given back once', () => {
    const { memory } = setUp();
    memory.save('/article', 0);
    expect(memory.take('/article')).toBeNull();
    memory.save('/article', 640.4);
    memory.save('/article', 0);
    expect(memory.take('/article?page=2')).toBeNull();
    expect(memory.take('/article')).toBe(640);
    expect(memory.take('/article')).toBeNull();
  });

  it('AS-08 is restored on return, once, and only when the data is there', () => {
    const { arrivals, go, scroll, top } = setUp(at('/article'));
    arrivals.settle('文章');
    scroll(900);
    go(at('/article/3/detail'));
    expect(top()).toBe(0);

    arrivals.depart(at('/article', true));
    arrivals.enter();
    expect(top()).toBe(0);
    arrivals.settle('文章');
    expect(top()).toBe(900);

    scroll(120);
    arrivals.settle('文章');
    expect(top()).toBe(120);
  });

  it('starts a page at its top when it is opened anew', () => {
    const { go, scroll, top } = setUp(at('/article'));
    scroll(900);
    go(at('/article/3/detail'));
    go(at('/article'));
    expect(top()).toBe(0);
  });

  it('AS-07 returns to a page that was kept alive where it was left', () => {
    const { go, scroll, top } = setUp(at('/'));
    scroll(450);
    go(at('/article'));
    go(at('/?msv=spring'), '首页');
    expect(top()).toBe(450);
  });

  it('is left alone when the reader has begun to scroll before the data was there', () => {
    const { arrivals, memory, scroll, top } = setUp();
    memory.save('/article', 900);
    arrivals.depart(at('/article', true));
    arrivals.enter();
    scroll(40);
    arrivals.settle('文章');
    expect(top()).toBe(40);
  });

  it('outlives a reload', () => {
    const { arrivals, memory, scroll } = setUp(at('/article', true));
    scroll(300);
    arrivals.keep();
    const page = {
      scrollTop: () => 0,
      scrollTo: vi.fn<(top: number) => void>(),
      scrollToId: () => false,
      focusMain: vi.fn<() => void>(),
      isFocusInSight: () => true,
    };
    createArrivals(page, memory, at('/article', true)).settle('文章');
    expect(page.scrollTo).toHaveBeenCalledWith(300);
  });

  it('follows the hash to a part of the page, and stays at the top when there is none', () => {
    const { go, page } = setUp();
    go(at('/article/3/detail#comments'));
    expect(page.scrollToId).toHaveBeenCalledWith('comments');
    go(at('/article/4/detail#elsewhere'));
    expect(page.scrollTo.mock.calls).toEqual([[0], [0]]);
  });

  it.each([
    ['/article#%E6%8A%98%E6%89%A3', '折扣'],
    ['/article#折扣50%', '%E6%8A%98%E6%89%A350%'],
  ])('looks from %s for the part “%s”: a hash that cannot be decoded stands as it is', (path, id) => {
    const { go, page, arrivals } = setUp();
    go(at(path));
    expect(page.scrollToId).toHaveBeenCalledWith(id);
    expect(arrivals.getState().announcement).toBe('文章');
  });
});

describe('those who do not see the page change', () => {
  it('hear the title and find the focus at the heading, once the data is there', () => {
    const { arrivals, page } = setUp();
    arrivals.settle('首页');
    arrivals.depart(at('/article'));
    arrivals.enter();
    expect(page.focusMain).not.toHaveBeenCalled();
    arrivals.settle('文章');
    expect(page.focusMain).toHaveBeenCalledTimes(1);
    expect(arrivals.getState()).toEqual({ announcement: '文章', count: 1 });
  });

  it('are not disturbed on the first page, which the browser speaks itself', () => {
    const { arrivals, page } = setUp();
    arrivals.settle('首页');
    expect(page.focusMain).not.toHaveBeenCalled();
    expect(arrivals.getState().announcement).toBe('');
  });

  it('are not disturbed by paging, which the pager speaks', () => {
    const { go, page, arrivals } = setUp(at('/article'));
    go(at('/article?page=2'));
    expect(page.focusMain).not.toHaveBeenCalled();
    expect(arrivals.getState().announcement).toBe('');
    expect(page.scrollTo).toHaveBeenCalledWith(0);
  });

  it('are taken along by paging when nobody would see them any more', () => {
    const { go, page, arrivals } = setUp(at('/article'));
    page.isFocusInSight.mockReturnValue(false);
    go(at('/article?page=2'));
    expect(page.focusMain).toHaveBeenCalledTimes(1);
    expect(arrivals.getState().announcement).toBe('');
  });
});
