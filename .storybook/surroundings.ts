import type { Page } from 'playwright';

/** What a page was last told of its surroundings: to tell it again costs as much as a change. */
const told = new WeakMap<Page, string>();

export interface Surroundings {
  width: number;
  height: number;
  /** @default 'none' */
  forcedColors?: 'active' | undefined;
}

/** Sets what surrounds a page where that differs from what it is. Nothing moves in any suite. */
export async function surround(page: Page, { width, height, forcedColors }: Surroundings) {
  const colours = forcedColors ?? 'none';
  if (told.get(page) !== colours) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: colours });
    told.set(page, colours);
  }
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}
