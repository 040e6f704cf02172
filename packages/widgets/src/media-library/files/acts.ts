import { isApiError } from '@shuyuan/api-client';
import { changeText, type ChangedRows } from '../../async/changed-rows.ts';
import { failureText } from '../../async/failure-text.ts';
import { filesOf, type MediaContext } from '../media-library.state.ts';

/** The server has said that something uses a file. */
const isInUse = (error: unknown) => isApiError(error) && error.kind === 'business' && error.code === 1;

/** Of many files that were not deleted, so many are asked about. */
const mostAsked = 20;

/** What changes files: many at once or none. What was done is told with what takes it back. */
export function createActs(
  { host, strings, getProps, get, set }: MediaContext,
  refresh: () => Promise<void>,
  onRemoved: (ids: readonly number[]) => void,
) {
  function notifyOf(error: unknown, otherwise: string) {
    const text = failureText(error, otherwise);
    if (text) host.notify('critical', text);
  }

  async function act(
    busy: 'remove' | 'move',
    ids: readonly number[],
    send: () => Promise<ChangedRows>,
    done: (changedIds: readonly number[]) => string,
  ) {
    if (get().busy !== null || ids.length === 0) return;
    set({ busy });
    try {
      const changed = await send();
      const text = changeText(ids, changed, done, strings.partlyDone);
      set({ chosen: get().chosen.filter((id) => !ids.includes(id)) });
      getProps().onActed?.({ text, actionId: changed.action_id });
      if (busy === 'remove') onRemoved(ids);
      await refresh();
    } catch (error) {
      if (busy === 'remove' && isInUse(error)) void explain(error, ids);
      else notifyOf(error, strings.notDone);
    } finally {
      set({ busy: null });
    }
  }

  /** Shows what uses them: that is where somebody has to go first. */
  async function explain(error: unknown, ids: readonly number[]) {
    const { media } = getProps();
    const message = failureText(error, '');
    const own = { message, files: null };
    const titles = new Map(filesOf(get()).map(({ id, title }) => [id, title]));
    set({ refusal: own });
    const asked = ids.slice(0, mostAsked).map(async (id) => ({
      id,
      title: titles.get(id) ?? `#${id}`,
      uses: (await media.uses(id)).data,
    }));
    try {
      const files = (await Promise.all(asked)).filter(({ uses }) => uses.length > 0);
      // It may have been read and closed by then.
      if (get().refusal === own) set({ refusal: { message, files } });
    } catch (failure) {
      failureText(failure, '');
      if (get().refusal === own) set({ refusal: { message, files: 'failed' } });
    }
  }

  return {
    remove: (ids: readonly number[]) => {
      const titles = new Map(filesOf(get()).map(({ id, title }) => [id, title]));
      const done = ([first = 0, ...others]: readonly number[]) =>
        strings.removed(others.length + 1, titles.get(first) ?? `#${first}`);
      return act('remove', ids, () => getProps().media.removeMany(ids), done);
    },
    /** `folder`: its name, for what is told. */
    move: (ids: readonly number[], folderId: number | null, folder: string) =>
      act(
        'move',
        ids,
        () => getProps().media.updateMany(ids, { folder_id: folderId }),
        ({ length }) => (folderId === null ? strings.movedOut(length) : strings.moved(length, folder)),
      ),
    closeRefusal: () => set({ refusal: null }),
    /** Has the server look at a video again that has failed. */
    retryVideo: async (id: number) => {
      try {
        await getProps().media.retryVideo(id);
        host.notify('neutral', strings.lookedAt);
        await refresh();
      } catch (error) {
        notifyOf(error, strings.notDone);
      }
    },
  };
}
