import { afterAll, beforeAll, beforeEach } from 'vitest';
import { expectNothingLeft } from './vitest.shared-worker.ts';

/** Interfaces that tests give what jsdom lacks. */
const patched = [Element, HTMLElement, HTMLDialogElement, HTMLMediaElement, Document, Range].map(
  ({ prototype }) => prototype as object,
);

let before: PropertyDescriptorMap[] = [];
let found: Element[] = [];
beforeAll(() => {
  found = [...document.body.children];
  before = patched.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
});
afterAll(() => patched.forEach((prototype, n) => restore(prototype, before[n] ?? {})));
// React-aria keeps its announcer for good, and a test that empties the page takes it away.
afterAll(() => document.body.append(...found.filter((element) => !element.isConnected)));

// React-aria remembers how a person last acted, and moves the focus at once or a frame later by it: at first as by a key.
beforeEach(() => {
  for (const type of ['keydown', 'keyup'])
    document.dispatchEvent(new KeyboardEvent(type, { key: 'Unidentified' }));
});

function restore(prototype: object, before: PropertyDescriptorMap) {
  for (const name of Reflect.ownKeys(prototype))
    if (!Object.hasOwn(before, name)) Reflect.deleteProperty(prototype, name);
  Object.defineProperties(prototype, before);
}

expectNothingLeft(async () => {
  const left: string[] = [];
  if (!(await isDrawing()))
    left.push('frames that stand still, by `requestAnimationFrame` under fake timers');
  if (location.href !== 'http://localhost:3000/') left.push(`the address ${location.href}`);
  if (document.title !== '') left.push(`the title ${document.title}`);
  if (localStorage.length + sessionStorage.length > 0) left.push('what it stored');
  // React-aria keeps its announcer for all to come.
  const added = [...document.body.children].filter((element) => !element.hasAttribute('data-live-announcer'));
  for (const element of added) if (!found.includes(element)) left.push(element.outerHTML.slice(0, 100));
  return left;
});

/** jsdom draws by an interval, which stays a fake one when it began as such. */
const isDrawing = () =>
  new Promise<boolean>((resolve) => {
    const giveUp = setTimeout(() => resolve(false), 5_000);
    requestAnimationFrame(() => {
      clearTimeout(giveUp);
      resolve(true);
    });
  });
