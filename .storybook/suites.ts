/** State of the document's root element, beyond what the story gave it. */
export interface RootState {
  theme: 'light' | 'dark';
  dir?: 'rtl';
  density?: 'compact';
  /** Text at 200 %. Sheets give up their grid, which no page of ours has. */
  isLarge?: boolean;
}

/** One way to look at a story. */
export interface Suite {
  name: string;
  root: RootState;
  forcedColors?: boolean;
  /** Width of the viewport, in pixels. @default the story's own */
  width?: number;
  /** A picture ends here, in pixels. @default 2400 */
  tallest?: number;
}

/** What a page remembers of its root as the story left it. */
export interface RootMemory {
  given: { dir: string; fontSize: string; density: string | undefined } | undefined;
}

/** Runs in the page. Remembers how the story left the root, for `enter` and `putBack`. */
export function remember(): void {
  const { dir, style, dataset } = document.documentElement;
  pageTools.memory.given = { dir, fontSize: style.fontSize, density: dataset['syDensity'] };
}

/** Runs in the page. Takes the root out of any state. */
export function putBack(): void {
  const { given } = pageTools.memory;
  if (!given) return;
  const root = document.documentElement;
  root.dir = given.dir;
  root.style.fontSize = given.fontSize;
  root.dataset['syTheme'] = 'light';
  delete root.dataset['largeText'];
  if (given.density === undefined) delete root.dataset['syDensity'];
  else root.dataset['syDensity'] = given.density;
}

/** Runs in the page. Puts the root into a state, and nothing else of an earlier one stays. */
export function enter({ theme, dir, density, isLarge }: RootState): void {
  const root = document.documentElement;
  pageTools.putBack();
  root.dataset['syTheme'] = theme;
  if (density) root.dataset['syDensity'] = density;
  if (isLarge) {
    root.style.fontSize = '200%';
    root.dataset['largeText'] = '';
  }
  if (!dir) return;
  root.dir = dir;
  window.dispatchEvent(new Event('resize'));
}

/**
 * Runs in the page. Lays it out anew from nothing. Chromium paints a page that came into its state step by step not
 * always as one that began in it: joined table lines keep the colour of an earlier theme, an enlarged picture the
 * resolution of an earlier size, letters in a native control the fraction of a pixel at which they stood. What is
 * scrolled stays so.
 */
export function layOutAnew(): void {
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
}

const light: Suite = { name: 'light', root: { theme: 'light' } };

export const dark: Suite = { name: 'dark', root: { theme: 'dark' } };

/** Text at 200 %, on a page 800 pixels wide (WCAG 1.4.4). */
export const large: Suite = {
  name: 'large',
  root: { theme: 'light', isLarge: true },
  width: 800,
  tallest: 6000,
};

/** A story named `Sheet` shows a component in all its variants and states. */
export const isSheet = (id: string) => id.endsWith('--sheet');
/** A story of the site shows a whole page. */
export const isPage = (id: string) => id.startsWith('site-');

/**
 * How a story is drawn: all in light, sheets and pages in dark too, as are two stories that must look the same, and
 * sheets in every way there is.
 */
export function suitesOf(id: string, { hasTwin }: { hasTwin: boolean }): readonly Suite[] {
  if (!isSheet(id)) return isPage(id) || hasTwin ? [light, dark] : [light];
  return [
    light,
    dark,
    { name: 'forced', root: { theme: 'light' }, forcedColors: true },
    { name: 'rtl', root: { theme: 'light', dir: 'rtl' } },
    { name: 'compact', root: { theme: 'light', density: 'compact' } },
    large,
  ];
}
