import { describe, expect, it, vi } from 'vitest';
import { createMemoryKeyValueStore } from './key-value-store.ts';
import { createNavigationEffects, type Destination } from './navigation-effects.ts';
import { destinationOf } from '../routes/follow-router.ts';
import { createScrollMemory } from './scroll-memory.ts';

const at = (path: string, isBack = false): Destination =>
  destinationOf(new URL(path, 'https://site.test'), isBack);

function setUp(start = at('/')) {
  let top = 0;
  let isFocusTaken = false;
  const page = {
    scrollTop: () => top,
    scrollTo: vi.fn<(next: number) => void>((next) => {
      top = next;
    }),
    scrollToId: vi.fn<(id: string) => boolean>((id) => id === 'comments'),
    focusMain: vi.fn<() => void>(),
    watchFocus: () => () => isFocusTaken,
    isFocusInSight: vi.fn<() => boolean>(() => true),
  };
  const memory = createScrollMemory(createMemoryKeyValueStore());
  const navigationEffects = createNavigationEffects(page, memory, start);
  const go = (to: Destination, title = '文章') => {
    navigationEffects.start(to);
    navigationEffects.commit();
    navigationEffects.ready(title);
  };
  return {
    page,
    memory,
    navigationEffects,
    go,
    scroll: (to: number) => void (top = to),
    top: () => top,
    takeFocus: () => void (isFocusTaken = true),
  };
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
    const { navigationEffects, go, scroll, top } = setUp(at('/article'));
    navigationEffects.ready('文章');
    scroll(900);
    go(at('/article/3/detail'));
    expect(top()).toBe(0);

    navigationEffects.start(at('/article', true));
    navigationEffects.commit();
    expect(top()).toBe(0);
    navigationEffects.ready('文章');
    expect(top()).toBe(900);

    scroll(120);
    navigationEffects.ready('文章');
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
    const { navigationEffects, memory, scroll, top } = setUp();
    memory.save('/article', 900);
    navigationEffects.start(at('/article', true));
    navigationEffects.commit();
    scroll(40);
    navigationEffects.ready('文章');
    expect(top()).toBe(40);
  });

  it('outlives a reload', () => {
    const { navigationEffects, memory, scroll } = setUp(at('/article', true));
    scroll(300);
    navigationEffects.keep();
    const page = {
      scrollTop: () => 0,
      scrollTo: vi.fn<(top: number) => void>(),
      scrollToId: () => false,
      focusMain: vi.fn<() => void>(),
      watchFocus: () => () => false,
      isFocusInSight: () => true,
    };
    createNavigationEffects(page, memory, at('/article', true)).ready('文章');
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
    const { go, page, navigationEffects } = setUp();
    go(at(path));
    expect(page.scrollToId).toHaveBeenCalledWith(id);
    expect(navigationEffects.getState().announcement).toBe('文章');
  });
});

describe('those who do not see the page change', () => {
  it('hear the title and find the focus at the heading, once the data is there', () => {
    const { navigationEffects, page } = setUp();
    navigationEffects.ready('首页');
    navigationEffects.start(at('/article'));
    navigationEffects.commit();
    expect(page.focusMain).not.toHaveBeenCalled();
    navigationEffects.ready('文章');
    expect(page.focusMain).toHaveBeenCalledTimes(1);
    expect(navigationEffects.getState()).toEqual({ announcement: '文章', count: 1 });
  });

  it('keep the focus where they have put it while the data was under way', () => {
    const { navigationEffects, page, takeFocus } = setUp();
    navigationEffects.ready('首页');
    navigationEffects.start(at('/article'));
    navigationEffects.commit();
    takeFocus();
    navigationEffects.ready('文章');
    expect(page.focusMain).not.toHaveBeenCalled();
    expect(navigationEffects.getState()).toEqual({ announcement: '文章', count: 1 });
  });

  it('are not disturbed on the first page, which the browser speaks itself', () => {
    const { navigationEffects, page } = setUp();
    navigationEffects.ready('首页');
    expect(page.focusMain).not.toHaveBeenCalled();
    expect(navigationEffects.getState().announcement).toBe('');
  });

  it('are not disturbed by paging, which the pager speaks', () => {
    const { go, page, navigationEffects } = setUp(at('/article'));
    go(at('/article?page=2'));
    expect(page.focusMain).not.toHaveBeenCalled();
    expect(navigationEffects.getState().announcement).toBe('');
    expect(page.scrollTo).toHaveBeenCalledWith(0);
  });

  it('are taken along by paging when nobody would see them any more', () => {
    const { go, page, navigationEffects } = setUp(at('/article'));
    page.isFocusInSight.mockReturnValue(false);
    go(at('/article?page=2'));
    expect(page.focusMain).toHaveBeenCalledTimes(1);
    expect(navigationEffects.getState().announcement).toBe('');
  });
});
