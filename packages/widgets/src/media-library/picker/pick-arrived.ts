import type { MediaFile } from '@shuyuan/api-client/manage';
import { filesOf, type MediaContext } from '../media-library.state.ts';
import { isUnfinished } from '../uploads/upload-entry.ts';

/**
 * Chooses the file that was uploaded in a picker by itself, once it can be used and nothing else is on its way. Of several
 * uploads none is chosen: the person decides.
 */
export function createPickArrived({ store, get, getProps }: MediaContext) {
  let isUsed = false;
  const arrived = new Map<number, MediaFile>();

  function check() {
    const { onPick } = getProps();
    const [last] = [...arrived.values()];
    if (!onPick || !isUsed || last === undefined || arrived.size !== 1) return;
    const { uploads } = get();
    // Closing the picker would end what is still being sent, such as the smaller quality of a film.
    if (uploads.some(({ status }) => isUnfinished(status))) return;
    // One that has just ended is about to arrive.
    if (uploads.filter(({ kind, status }) => kind === last.kind && status === 'done').length > 1) return;
    const file = filesOf(get()).find(({ id }) => id === last.id) ?? last;
    if (file.status !== 'ready') return;
    isUsed = false;
    onPick(file);
  }

  return {
    /** Wraps the action by which the person uploads here: files that an earlier page has left choose nothing. */
    following:
      <Args extends readonly unknown[]>(upload: (...args: Args) => void) =>
      (...args: Args) => {
        isUsed = true;
        upload(...args);
      },
    /** Remembers a file that the library holds now. */
    arrive(file: MediaFile) {
      arrived.set(file.id, file);
      check();
    },
    /** Follows the list until the file is ready. Returns an unsubscribe function. */
    start: () => store.subscribe(check),
  };
}
