import { openEmptyFile, writeWhole, type SynchronousFile } from '../synchronous-file.browser.ts';
import { tickInterval, type SpoolNews, type SpoolOrder } from './spool-messages.ts';

/** What a crash of the whole machine may take; a crash of the page takes nothing that was written. */
const flushInterval = 5000;

/** The part of the worker's global scope that the page's types do not know. */
interface Scope {
  postMessage: (news: SpoolNews) => void;
  onmessage: ((event: MessageEvent<SpoolOrder>) => void) | null;
}

const scope = globalThis as unknown as Scope;
let file: SynchronousFile | null = null;
let end = 0;
let isFlushed = true;

async function obey(order: SpoolOrder) {
  if (order.kind === 'open') {
    ({ file } = await openEmptyFile(order.folder, order.name));
  } else if (order.kind === 'write') {
    append(order.bytes);
  } else {
    flush();
    file?.close();
    file = null;
  }
}

function append(bytes: ArrayBuffer) {
  if (!file) throw new DOMException('There is no file.', 'InvalidStateError');
  writeWhole(file, bytes, end);
  end += bytes.byteLength;
  isFlushed = false;
}

let queue = Promise.resolve();
scope.onmessage = ({ data }) => {
  queue = queue
    .then(() => obey(data))
    .then(
      () => scope.postMessage({ kind: 'done' }),
      (error: unknown) =>
        scope.postMessage({ kind: 'failed', name: error instanceof Error ? error.name : 'Error' }),
    );
};

setInterval(() => scope.postMessage({ kind: 'tick' }), tickInterval);
setInterval(flush, flushInterval);

/** A full device may refuse it; what was written can be read all the same. */
function flush() {
  try {
    if (!isFlushed) file?.flush();
    isFlushed = true;
  } catch {
    // Tried again with the next one.
  }
}
