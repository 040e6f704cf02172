// Stands in for Vite's own helper around `import()`. A browser remembers for as long as the page lives that a module did
// not come, and Vite that a style sheet was asked for: neither would be asked for again. So the files of a part are
// fetched first, where failures are forgotten, and imported when all of them are there.

const brought = new Map();

/** Milliseconds, of the specification. What hangs for longer has not come, and can be asked for again. */
const codeLimit = 120_000;

/** Calls `giveUp` when `coming` has not ended by then. */
async function within(coming, giveUp) {
  const timer = setTimeout(() => giveUp(), codeLimit);
  try {
    return await coming;
  } finally {
    clearTimeout(timer);
  }
}

/** Once; again after a failure. */
function bring(file, begin) {
  const address = `/${file}`;
  const coming = brought.get(address) ?? begin(address);
  brought.set(address, coming);
  coming.catch(() => brought.delete(address));
  return coming;
}

const isLinked = (address) => document.querySelector(`link[href="${address}"]`) !== null;

function link(address, rel) {
  const element = document.createElement('link');
  Object.assign(element, { rel, crossOrigin: '', href: address });
  document.head.append(element);
  return element;
}

async function bringSheet(address) {
  if (isLinked(address)) return;
  const element = link(address, 'stylesheet');
  let giveUp;
  const coming = new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => {
      element.remove();
      // An element does not say why.
      fetchWhole(address).then(() => reject(new TypeError(`${address} did not come.`)), reject);
    });
    giveUp = () => {
      element.remove();
      reject(tooLate(address));
    };
  });
  await within(coming, giveUp);
}

const tooLate = (address) => new TypeError(`${address} did not come within 120 s.`);

async function bringScript(address) {
  if (!isLinked(address)) await fetchWhole(address);
}

async function fetchWhole(address) {
  const call = new AbortController();
  await within(readWhole(address, call.signal), () => call.abort(tooLate(address)));
}

async function readWhole(address, signal) {
  const answer = await fetch(address, { signal });
  // The server has another version of the site by now. `browser-page.browser.ts` listens.
  if (answer.status === 404) dispatchEvent(new Event('site-outdated'));
  if (!answer.ok) throw new TypeError(`${address} did not come: ${answer.status}.`);
  // Whole, it is in the browser's cache.
  await answer.arrayBuffer();
}

/** A page has a screen for its failure, which loads anew, and its scripts shall not wait for each other. */
async function hurryScript(address) {
  if (!isLinked(address)) link(address, 'modulepreload');
}

export function __vitePreload(load, files = []) {
  const isPage = files.some((file) => file.includes('.page-'));
  const script = isPage ? hurryScript : bringScript;
  return Promise.all(files.map((file) => bring(file, file.endsWith('.css') ? bringSheet : script))).then(
    load,
  );
}
