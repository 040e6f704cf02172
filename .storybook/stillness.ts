import type { Page } from 'playwright';

/**
 * What the document's sheet says while pictures are taken. An animation that has just ended may leave its element in a
 * layer of its own, whose shadow Chromium rounds otherwise: then there has been none. How much of a film has come is
 * chance: its bar shows only what has been played. In forced colours the caret cannot be hidden: there it stays.
 */
const still = `
  * { content-visibility: visible !important }
  ${['', '::before', '::after', '::backdrop'].map((part) => `:root[data-still] *${part}`).join()} {
    animation: none !important;
    transition: none !important;
    caret-animation: manual !important;
  }
  :root[data-still] [data-part='progress'] { --video-loaded: 0 !important }
`;

/** Nothing moves from here on, until the way back that this answers is called. */
export async function holdStill(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((rules) => {
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }
    document.documentElement.dataset['still'] = '';
  }, still);
  return () => page.evaluate(() => void delete document.documentElement.dataset['still']);
}

/**
 * Waits for fonts, for pictures and for motion that comes to an end. What waits for a reader to scroll is asked for
 * now: how much of it a picture of the whole page would show is chance.
 */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A film whose length is known has its first picture soon.
    const isBlank = ({ duration, readyState, HAVE_CURRENT_DATA }: HTMLVideoElement) =>
      Number.isFinite(duration) && readyState < HAVE_CURRENT_DATA;
    const films = [...document.querySelectorAll('video')];
    for (let look = 0; look < 40 && films.some(isBlank); look += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const motions = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all(motions.map((motion) => motion.finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The whole page, cut at `tallest` pixels, where nobody would look at it as one picture any more. */
async function photograph(page: Page, tallest: number) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: Math.max(document.documentElement.scrollHeight, window.innerHeight),
  }));
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
    animations: 'disabled',
    caret: 'hide',
  });
}

const patience = 12;

/**
 * A picture of a page that has come to rest: code that loads late and states that pass may still change it after the
 * story is drawn. It is at rest when it looks as it did before, or when two looks in a row see the same.
 */
export async function stillPicture(
  page: Page,
  isExpected: (picture: Buffer) => boolean,
  tallest: number,
): Promise<Buffer> {
  await settle(page);
  let picture = await photograph(page, tallest);
  for (let look = 0; look < patience && !isExpected(picture); look += 1) {
    await page.waitForTimeout(250);
    await settle(page);
    const next = await photograph(page, tallest);
    const isStill = next.equals(picture);
    picture = next;
    if (isStill && look >= 2) break;
  }
  return picture;
}
