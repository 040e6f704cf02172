import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What a page remembers of its texts' colours. */
export interface ContrastMemory {
  /** Surroundings, in dark, in which a text was read and found strong enough. */
  readable: Set<string>;
}

/** Texts too faint to read as the page stands. The add-on has checked everything in light; elsewhere only colours differ. */
export async function contrastFindings(page: Page): Promise<string[]> {
  await ensureAxe(page);
  return page.evaluate(() => pageTools.faintTexts());
}

/** Texts too faint to read in dark. Asks axe only when a text stands on what it was not yet asked about. */
export async function contrastInDark(page: Page): Promise<string[]> {
  const isUnread = await page.evaluate(() => {
    pageTools.enter({ theme: 'dark' });
    pageTools.endMotions();
    return pageTools.hasUnreadText();
  });
  return isUnread ? contrastFindings(page) : [];
}

/** The add-on brings axe with the first story that it checks. */
async function ensureAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window && 'run' in (window as { axe: object }).axe)))
    await page.addScriptTag({ path: axePath });
}

/** Runs in the page. Asks axe about every text, and remembers the surroundings of those that it finds strong enough. */
export async function faintTexts(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof axeCore };
  const { violations, passes } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations', 'passes'],
    elementRef: true,
  });
  if (document.documentElement.dataset['syTheme'] === 'dark') {
    const texts = pageTools.textSurroundings();
    for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
      const surroundings = element && texts.get(element);
      if (surroundings) pageTools.memory.readable.add(surroundings);
    }
  }
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/**
 * Runs in the page. Whether a text is seen in surroundings in which none was yet found strong enough, or within a shadow
 * tree, which only axe looks into.
 */
export const hasUnreadText = (): boolean => {
  const { readable } = pageTools.memory;
  if ([...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot)) return true;
  return [...pageTools.textSurroundings().values()].some((surroundings) => !readable.has(surroundings));
};

/** Runs in the page. What an element puts behind the texts in it, and does to everything in it. */
export function layerOf(element: Element): { paint: string; isOpaque: boolean; isMixed: boolean } {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const alpha = /(?:^rgba.*, |\/ )([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1';
  const isMixed = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
  return {
    paint: [
      Number(alpha) > 0 ? backgroundColor : '',
      backgroundImage === 'none' ? '' : backgroundImage,
      isMixed ? [opacity, filter, mixBlendMode].join() : '',
    ].join(''),
    isOpaque: alpha === '1' && backgroundImage === 'none',
    isMixed,
  };
}

/**
 * Runs in the page. By each element with text of its own, all that axe reads its contrast from: colour and size of its
 * letters, and what is behind them down to the first opaque colour. Empty where what it is within is not what is behind
 * it: something else reaches under it, or it reaches out.
 */
export function textSurroundings(): Map<Element, string> {
  const layers = new Map(
    [...document.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect();
      return [element, { element, box, ...pageTools.layerOf(element) }] as const;
    }),
  );
  const painted = [...layers.values()].filter(({ paint }) => paint !== '');
  const behind = (text: Element) => {
    const within = [];
    for (let place: Element | null = text; place; place = place.parentElement) {
      const layer = layers.get(place);
      if (layer?.paint) within.push(layer);
    }
    const first = within.findIndex(({ isOpaque }) => isOpaque);
    const isCut = first >= 0 && !within.slice(first).some(({ isMixed }) => isMixed);
    return isCut ? within.slice(0, first + 1) : within;
  };
  const surroundings = (text: Element) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const within = behind(text);
    const isCovered = within.every(
      ({ box }) =>
        box.left <= left + 1 && box.right >= right - 1 && box.top <= top + 1 && box.bottom >= bottom - 1,
    );
    const isAlone = !painted.some(
      ({ element, box }) =>
        box.left < right - 1 &&
        box.right > left + 1 &&
        box.top < bottom - 1 &&
        box.bottom > top + 1 &&
        !element.contains(text) &&
        !text.contains(element),
    );
    if (!isCovered || !isAlone) return '';
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(text);
    return [color, fontSize, fontWeight, textShadow, ...within.map(({ paint }) => paint)].join(' on ');
  };
  return new Map(
    [...document.body.querySelectorAll('*')]
      .filter((element) => pageTools.isReadText(element))
      .map((element) => [element, surroundings(element)]),
  );
}

/** Runs in the page. Whether axe reads the contrast of an element: not what is disabled, unseen or no word. */
export function isReadText(element: Element): boolean {
  const isField = element.matches(
    'select, textarea, input:not([type=hidden], [type=range], [type=color], [type=checkbox], [type=radio], [type=image])',
  );
  const isWritten = [...element.childNodes].some(
    (node) => node instanceof Text && !/^[\s!-/:-@[-`{-~]*$/.test(node.data),
  );
  if (!(isField || isWritten) || !element.checkVisibility({ visibilityProperty: true })) return false;
  const control = element.closest('label')?.control;
  if (element.closest(':disabled, [aria-disabled="true"]') || control?.matches(':disabled')) return false;
  for (let place: Element | null = element; place; place = place.parentElement) {
    const { width, height } = place.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(place).overflow === 'hidden') return false;
  }
  return true;
}
