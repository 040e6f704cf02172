import type { Page, Request } from 'playwright';

/** Runs in the page. Nothing moves from here on, until `letMove`. */
export function holdStill(): void {
  if (document.adoptedStyleSheets.length === 0) {
    // An animation that has just ended may leave its element in a layer of its own, whose shadow Chromium rounds
    // otherwise: then there has been none. How much of a film has come is chance: its bar shows only what has been
    // played. In forced colours the caret cannot be hidden: there it stays.
    const every = ['', '::before', '::after', '::backdrop'].map((part) => `:root[data-still] *${part}`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { content-visibility: visible !important }
      ${every.join()} {
        animation: none !important;
        transition: none !important;
        caret-animation: manual !important;
      }
      :root[data-still] [data-part='progress'] { --video-loaded: 0 !important }
    `);
    document.adoptedStyleSheets = [sheet];
  }
  document.documentElement.dataset['still'] = '';
}

/** Runs in the page. */
export function letMove(): void {
  delete document.documentElement.dataset['still'];
}

/**
 * Runs in the page. Waits for films, fonts, images and motion that comes to an end. What waits for a reader to scroll is
 * loaded now: how much of it a picture of the whole page would show is chance.
 */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // A film whose length is known has its first picture soon.
  const blankFilms = [...document.querySelectorAll('video')].filter(
    ({ duration, readyState, HAVE_CURRENT_DATA }) =>
      Number.isFinite(duration) && readyState < HAVE_CURRENT_DATA,
  );
  if (blankFilms.length > 0) {
    const timeout = new Promise((resolve) => setTimeout(resolve, 2_000));
    const loaded = blankFilms.map(
      (film) => new Promise((resolve) => film.addEventListener('loadeddata', resolve, { once: true })),
    );
    await Promise.race([timeout, Promise.all(loaded)]);
  }
  const motions = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.all(motions.map((motion) => motion.finished.catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. Ends the motion in shadow trees and frames too, which no sheet of the page reaches. */
export function endMotions(): void {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((element) => {
      const { contentDocument } = element as HTMLIFrameElement;
      return [element.shadowRoot, contentDocument].flatMap((inner) => (inner ? rootsIn(inner) : []));
    }),
  ];
  for (const motion of rootsIn(document).flatMap((root) => root.getAnimations())) {
    if (!motion.effect || motion.playbackRate === 0) continue;
    if (Number.isFinite(motion.effect.getComputedTiming().endTime)) motion.finish();
    else motion.cancel();
  }
}

/** Code and sheets that a page has asked for since its story began, and that nobody has waited for. */
const awaited = new WeakMap<Page, Request[]>();

/** React shows what has waited for code no sooner than this after it showed something in its place, in milliseconds. */
const suspenseThrottle = 300;

export function watchRequests(page: Page): void {
  page.on('request', (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType())) awaited.get(page)?.push(request);
  });
}

/** What the page has asked for before is not waited for. */
export function forgetRequests(page: Page): void {
  awaited.set(page, []);
}

/** Waits until the code that a story loads late has come and is shown, and then until the page has settled. */
export async function comeToRest(page: Page): Promise<void> {
  const requests = awaited.get(page) ?? [];
  while (requests.length > 0) {
    const responses = requests.splice(0).map(async (request) => (await request.response())?.finished());
    await Promise.allSettled(responses);
    await page.waitForTimeout(suspenseThrottle);
  }
  await page.evaluate(() => pageTools.settle());
}

const mostLooks = 8;

/**
 * A picture of the page's upper left corner, as PNG. States that pass may still change the page after the story is
 * drawn: it is at rest when three looks in a row see the same. On a busy machine two may both see a page of which a part
 * is not painted yet.
 */
export async function stillPicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const take = () =>
    page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y: 0, ...size } });
  let picture = await take();
  let repeated = 0;
  for (let look = 0; look < mostLooks && repeated < 2; look += 1) {
    await page.waitForTimeout(250);
    await comeToRest(page);
    const next = await take();
    repeated = next.equals(picture) ? repeated + 1 : 0;
    picture = next;
  }
  return picture;
}
