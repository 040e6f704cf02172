import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createActs } from './files/acts.ts';
import { createFiles, createProcessingWatch } from './files/files.ts';
import { createNarrowing } from './files/narrowing.ts';
import { createFolders } from './folders/folders.ts';
import { createFolderChanges } from './folders/naming.ts';
import { firstState, type MediaContext } from './media-library.state.ts';
import type { MediaLibraryStrings } from './media-library.strings.ts';
import type { MediaProps } from './media-library.types.ts';
import { placeOf } from './media-place.ts';
import { createOpenMedia } from './open/open-media.ts';
import { createOpening } from './open/opening.ts';
import { createPickArrived } from './picker/pick-arrived.ts';
import { createPicking } from './picker/recordings.ts';
import { arrivalPause, createUploads } from './uploads/uploads.ts';

/** The rules of the media library and of its picker. */
export function createMediaLibraryStore(deps: StoreDeps<MediaProps, MediaLibraryStrings>) {
  const { host, getProps } = deps;
  const context: MediaContext = createStoreContext(deps, firstState(getProps()));
  const { get, set } = context;
  let cancelRefresh = () => {};

  const opening = createOpening(context);
  const open = createOpenMedia(context, opening, () => void refresh());
  const files = createFiles(context, opening.follow);
  const folders = createFolders(context);
  const narrowing = createNarrowing(context, files.choose);
  const watch = createProcessingWatch(context, files.refresh);
  const picking = createPicking(context);
  const acts = createActs(context, refreshAll, (ids) => {
    const { open: shown } = get();
    if (shown && ids.includes(shown.id)) open.close();
  });
  const pickArrived = createPickArrived(context);
  const uploads = createUploads(context, (file) => {
    pickArrived.arrive(file);
    cancelRefresh();
    cancelRefresh = host.scheduler.after(arrivalPause, () => void refresh());
  });

  /** Files and the numbers on their folders. */
  async function refresh() {
    await Promise.all([files.refresh(), folders.load()]);
  }

  async function refreshAll() {
    await refresh();
    opening.refresh();
  }

  const wake = () => [files, folders, opening, picking].forEach((part) => part.wake());

  return {
    ...context.store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void files.retry(),
      retryFolders: () => void folders.load(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => files.turnTo(page),
      ...createChoice(context),
      ...narrowing.actions,
      ...createFolderChanges(context, refresh),
      ...acts,
      ...open,
      ...uploads.actions,
      upload: pickArrived.following(uploads.actions.upload),
      ...picking.actions,
    },
    /** Loads what is shown, and goes on with uploads that an earlier page has left. */
    start() {
      void files.start();
      void folders.load();
      opening.show(getProps().openId ?? null);
      const end = context.lifetime.start(
        host.scheduler.onWake(wake),
        files.stop,
        folders.stop,
        narrowing.stop,
        opening.stop,
        picking.stop,
        watch.start(),
        pickArrived.start(),
        () => cancelRefresh(),
      );
      const stopUploads = uploads.start();
      return () => {
        stopUploads();
        end();
      };
    },
    onPropsChange(props: MediaProps, before: MediaProps) {
      const place = placeOf(props.query ?? {}, props.kind);
      const placeBefore = placeOf(before.query ?? {}, before.kind);
      if (place.keywords !== placeBefore.keywords && place.keywords !== get().place.keywords)
        set({ draft: place.keywords });
      files.follow(place, placeBefore);
      if (props.openId !== before.openId) opening.show(props.openId ?? null);
      if (props.revision !== before.revision) void refreshAll();
    },
  };
}

/** Files that are chosen for an action. */
const createChoice = ({ get, set }: MediaContext) => ({
  toggle: (id: number) => {
    const { chosen } = get();
    set({ chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  },
  clearChosen: () => set({ chosen: [] }),
});
