// One page of what is drawn otherwise: before, after, difference. A folder that needs nothing around it.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePixels, drawDifference, sizeOf } from './pixels.mjs';
import { partsOf } from './receipts.mjs';
import { sayDifference } from './words.mjs';

const asset = (name) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** What happened to a picture, as people sort it. */
const happened = ({ before, after }) => (before ? (after ? 'changed' : 'gone') : 'new');

/**
 * What the page knows of each picture. `items` have `picture`, the files `before` and `after` (one may be null), and what
 * else was said of them as `words`.
 */
function modelOf({ items, stories, heading }) {
  const byId = new Map(stories.map((story) => [story.id, story]));
  // A story that has gone stands with those that its title still has.
  const titles = new Map(stories.map(({ id, title }) => [id.split('--')[0], title]));
  return {
    heading,
    items: items
      .map(({ picture, before, after, words, comparison, isAccepted = false }) => {
        const { id, suite } = partsOf(picture);
        const [start, end] = id.split('--');
        const { title = titles.get(start) ?? start, name = end } = byId.get(id) ?? {};
        const kind = happened({ before, after });
        const said = comparison ? sayDifference(comparison) : (words ?? kind);
        return { picture, id, title, name, suite, kind, said, isAccepted };
      })
      .sort((a, b) => compare(a.title, b.title) || compare(a.id, b.id) || bySuite(a) - bySuite(b)),
  };
}

/** As the runner goes through them. */
const suites = ['light', 'dark', 'forced', 'rtl', 'compact', 'large'];
const bySuite = ({ suite }) => suites.indexOf(suite);

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** The page's text. With a `token` its presses reach the server that gave it; without, it says how to get there. */
export function renderPage(model, token = null) {
  const data = JSON.stringify({ ...model, token }).replaceAll('<', '\\u003c');
  return asset('page.html')
    .replace('/* style */', () => asset('page.css'))
    .replace('/* model */', () => data)
    .replace('/* script */', () => asset('page.js'));
}

/** Writes page and pictures into `folder`, anew; returns the model. */
export function writeReview({ folder, items, stories, heading }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'images'), { recursive: true });
  const model = modelOf({ items, stories, heading });
  const sizes = new Map(items.map((item) => [item.picture, copyPictures(folder, item)]));
  const sized = { ...model, items: model.items.map((item) => ({ ...item, ...sizes.get(item.picture) })) };
  writeFileSync(join(folder, 'review.json'), JSON.stringify(sized));
  writeFileSync(join(folder, 'index.html'), renderPage(sized));
  return sized;
}

/** Sizes of a picture before and after, in pixels, for the page to lay out what has not loaded yet. */
function copyPictures(folder, { picture, before, after }) {
  const sizes = {};
  for (const [role, file] of Object.entries({ before, after })) {
    if (!file) continue;
    copyFileSync(file, join(folder, 'images', `${picture}.${role}.png`));
    sizes[role] = sizeOf(readFileSync(file));
  }
  if (before && after)
    writeFileSync(
      join(folder, 'images', `${picture}.difference.png`),
      drawDifference(readFileSync(before), readFileSync(after)),
    );
  return sizes;
}

/** The items of a review: what was drawn now held against what was drawn before, both by picture. */
export function differencesOf({ before, after, acceptedNow }) {
  const pictures = [...new Set([...before.keys(), ...after.keys()])];
  return pictures.flatMap((picture) => {
    const [then, now] = [before.get(picture) ?? null, after.get(picture) ?? null];
    const comparison = then && now ? comparePixels(readFileSync(then), readFileSync(now)) : undefined;
    if (comparison?.pixels === 0) return [];
    return [{ picture, before: then, after: now, comparison, isAccepted: acceptedNow(picture) }];
  });
}
