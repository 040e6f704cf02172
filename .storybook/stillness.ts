import type { Page } from 'playwright';
import { photograph, type Frame } from './photograph.ts';

/** What a page remembers while it is frozen: how each part moves on. */
export interface FrozenMemory {
  thawings: (() => void)[];
}

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
 * Runs in the page. Waits for fonts, for pictures and for motion that comes to an end. What waits for a reader to
 * scroll is asked for now: how much of it a picture of the whole page would show is chance.
 */
export async function settle(): Promise<void> {
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
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.all(motions.map((motion) => motion.finished.catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Runs in the page. Hides carets, and ends the motion in shadow trees and frames, which no sheet of the page reaches;
 * `thaw` puts both back. Answers what a picture of the page shows.
 */
export function freeze(): Frame {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((element) => {
      const { contentDocument } = element as HTMLIFrameElement;
      return [element.shadowRoot, contentDocument].flatMap((inner) => (inner ? rootsIn(inner) : []));
    }),
  ];
  const { thawings } = pageTools.memory;
  for (const root of rootsIn(document)) {
    for (const field of root.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')) {
      const colour = field.style.getPropertyValue('caret-color');
      const priority = field.style.getPropertyPriority('caret-color');
      field.style.setProperty('caret-color', 'transparent', 'important');
      thawings.push(() => field.style.setProperty('caret-color', colour, priority));
    }
    for (const motion of root.getAnimations()) {
      if (!motion.effect || motion.playbackRate === 0) continue;
      if (Number.isFinite(motion.effect.getComputedTiming().endTime)) motion.finish();
      else {
        motion.cancel();
        thawings.push(() => motion.play());
      }
    }
  }
  const { body, documentElement: root } = document;
  const widest = Math.max(
    ...[body, root].flatMap(({ scrollWidth, offsetWidth }) => [scrollWidth, offsetWidth]),
  );
  const tallest = Math.max(
    ...[body, root].flatMap(({ scrollHeight, offsetHeight }) => [scrollHeight, offsetHeight]),
  );
  return {
    width: root.clientWidth,
    height: Math.max(root.scrollHeight, window.innerHeight),
    fitsViewport: widest <= window.innerWidth && tallest <= window.innerHeight,
  };
}

/** Runs in the page. Takes back what `freeze` did. */
export function thaw(): void {
  for (const thawing of pageTools.memory.thawings.splice(0)) thawing();
}

const mostLooks = 12;

/**
 * A picture, cut at `tallest` pixels, of a page that has come to rest: code that loads late and states that pass may
 * still change it after the story is drawn. It is at rest when it looks as it did before, or when two looks in a row see
 * the same. `first` is what the page, frozen now, has to show; it stays frozen.
 */
export async function stillPicture(
  page: Page,
  first: Frame,
  isExpected: (picture: Buffer) => boolean,
  tallest: number,
): Promise<Buffer> {
  // Where nobody would look at it as one picture any more, it ends.
  const take = (frame: Frame) => photograph(page, { ...frame, height: Math.min(frame.height, tallest) });
  let picture = await take(first);
  for (let look = 0; look < mostLooks && !isExpected(picture); look += 1) {
    await page.evaluate(() => pageTools.thaw());
    await page.waitForTimeout(250);
    const next = await take(
      await page.evaluate(async () => {
        await pageTools.settle();
        return pageTools.freeze();
      }),
    );
    const isStill = next.equals(picture);
    picture = next;
    if (isStill && look >= 2) break;
  }
  return picture;
}
