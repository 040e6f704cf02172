import type { Page } from 'playwright';

/** One way to look at a story. Each puts the page into its state; what `rememberPage` gave takes it out again. */
export interface Suite {
  name: string;
  enter: (page: Page) => Promise<void>;
  /** A picture ends here, in pixels. @default 2400 */
  tallest?: number;
  /** What is wrong with the page in this state, beyond what a picture shows. */
  findings?: (page: Page) => Promise<string[]>;
}

/** Remembers how the story left the page; what it returns puts that back, after every suite. */
export async function rememberPage(page: Page): Promise<() => Promise<void>> {
  const viewport = page.viewportSize();
  const given = await page.evaluate(() => ({
    dir: document.documentElement.dir,
    density: document.documentElement.dataset['syDensity'],
    fontSize: document.documentElement.style.fontSize,
  }));
  return async () => {
    await page.emulateMedia(ordinaryMedia);
    if (viewport) await page.setViewportSize(viewport);
    await page.evaluate(({ dir, density, fontSize }) => {
      const root = document.documentElement;
      root.dir = dir;
      root.style.fontSize = fontSize;
      root.dataset['syTheme'] = 'light';
      delete root.dataset['largeText'];
      if (density === undefined) delete root.dataset['syDensity'];
      else root.dataset['syDensity'] = density;
    }, given);
  };
}

/**
 * Lays the page out anew from nothing. Chromium paints a page that came into its state step by step not always as one
 * that began in it: joined table lines keep the colour of an earlier theme, an enlarged picture the resolution of an
 * earlier size, letters in a native control the fraction of a pixel at which they stood. What is scrolled stays so.
 */
export const layOutAnew = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
    const { display } = root.style;
    // Every box is made anew, and none is ever missing: what has no box when the browser looks loses the focus.
    root.style.display = 'grid';
    root.getBoundingClientRect();
    root.style.display = display;
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  });

/** Nothing moves in any suite. */
export const ordinaryMedia = { reducedMotion: 'reduce', forcedColors: 'none' } as const;

const setTheme = (theme: 'light' | 'dark') => (page: Page) =>
  page.evaluate((name) => {
    document.documentElement.dataset['syTheme'] = name;
  }, theme);

export const light: Suite = { name: 'light', enter: setTheme('light') };
export const dark: Suite = { name: 'dark', enter: setTheme('dark') };

const forced: Suite = {
  name: 'forced',
  enter: (page) => page.emulateMedia({ ...ordinaryMedia, forcedColors: 'active' }),
};

const rightToLeft: Suite = {
  name: 'rtl',
  async enter(page) {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      window.dispatchEvent(new Event('resize'));
    });
  },
};

/** Text at 200 %, on a page 800 pixels wide (WCAG 1.4.4). Sheets give up their grid, which no page of ours has. */
const large: Suite = {
  name: 'large',
  tallest: 6000,
  async enter(page) {
    await page.setViewportSize({ width: 800, height: page.viewportSize()?.height ?? 600 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      document.documentElement.dataset['largeText'] = '';
    });
  },
  findings: sidewaysOverflow,
};

const compact: Suite = {
  name: 'compact',
  async enter(page) {
    await page.evaluate(() => {
      document.documentElement.dataset['syDensity'] = 'compact';
    });
  },
};

/** How a story named `Sheet` is looked at besides light and dark. */
export const sheetSuites: readonly Suite[] = [forced, rightToLeft, compact, large];

/** What reaches over the page's edges, and so could only be read by scrolling sideways (WCAG 1.4.10). */
async function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.body) return false;
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const name = (element: Element) => {
      const marked = element.closest('[data-component]')?.getAttribute('data-component') ?? 'story';
      return `${marked}: <${element.localName}> ${element.textContent?.trim().slice(0, 30)}`;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || (left >= -1 && right <= edge + 1)) return false;
        return element.checkVisibility({ visibilityProperty: true }) && !isClipped(element);
      })
      .slice(0, 5)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${name(element)} reaches from ${left.toFixed(0)} to ${right.toFixed(0)} of ${edge}`;
      });
  });
}
