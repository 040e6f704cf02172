import type { Page } from 'playwright';

/** The settings that a page was last given: giving them again costs as much as a change. */
const told = new WeakMap<Page, string>();

export interface PageSettings {
  width: number;
  height: number;
  /** @default 'none' */
  forcedColors?: 'active' | undefined;
}

/** Sets viewport and media of a page where they differ. No suite shows motion. */
export async function applyPageSettings(page: Page, { width, height, forcedColors }: PageSettings) {
  const colours = forcedColors ?? 'none';
  if (told.get(page) !== colours) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: colours });
    told.set(page, colours);
  }
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}
