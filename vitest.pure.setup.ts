import { afterEach, beforeEach } from 'vitest';
import { expectNothingLeft } from './vitest.shared-worker.ts';

/** What a page has and Node does not, in so far as ours names it. */
const ofPages = [
  'document',
  'window',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'HTMLElement',
  'Element',
  'Image',
  'Range',
  'DOMParser',
  'DOMRect',
  'FileReader',
  'MutationObserver',
  'XMLHttpRequest',
  'addEventListener',
  'dispatchEvent',
  'getComputedStyle',
  'getSelection',
  'matchMedia',
  'requestAnimationFrame',
  'innerHeight',
  'innerWidth',
];

const asked = new Set<string>();

// A program may catch that there is no page and go on without what the test is about, so that asking for it is enough to fail.
for (const name of ofPages) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // Libraries look whether there is a page.
      const caller = new Error().stack?.split('\n')[2] ?? '';
      if (!caller.includes('/node_modules/')) asked.add(name);
      return undefined;
    },
  });
}

beforeEach(() => asked.clear());
afterEach(() => {
  if (asked.size === 0) return;
  throw new Error(
    `The test asks for ${[...asked].join(', ')} of a page: its file is named \`*.dom.test.ts\`, or \`*.test.tsx\`.`,
  );
});

expectNothingLeft();
