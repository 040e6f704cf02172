import type { WidgetHost } from '../host/widget-host.ts';
import type { EarlierUploads } from './earlier-uploads.ts';
import type { RecorderDesk } from './recorder-desk.ts';
import type { Leftover, RecorderMedia } from './recorder-media.ts';
import type { TakeJournal } from './take-journal.ts';
import { within } from './time-limit.ts';

export interface ExaminingDeps {
  desk: RecorderDesk;
  media: RecorderMedia;
  host: Pick<WidgetHost, 'scheduler'>;
  journal: TakeJournal;
  earlier: EarlierUploads;
  owner: () => string;
  /** Asks the server for anything; answers whether it has answered. Without it nobody asks. */
  isServerReachable?: (() => Promise<boolean>) | undefined;
  /** The take and the upload that this page itself is busy with. */
  own: () => { takeId: string | null; uploadId: string | null };
}

/** Milliseconds that each look may take. */
const patience = 5000;

/** What is looked at before a recording: whether it can succeed, and what earlier ones have left. */
export function createExamining(deps: ExaminingDeps) {
  const { desk, media, host, journal, earlier, owner } = deps;

  async function lookAtPage() {
    const examination = await within(host.scheduler, patience, media.examine(), () => null).catch(() => null);
    desk.patchSetup({ examination });
  }

  async function lookForServer() {
    if (!deps.isServerReachable) return;
    const isServerReached = await within(
      host.scheduler,
      patience,
      deps.isServerReachable(),
      () => false,
    ).catch(() => false);
    desk.patchSetup({ isServerReached });
  }

  /** What the library holds already only waits to be cleared away. */
  async function isUnsaved(by: string, { id }: Leftover) {
    const notes = await journal.read(by, id);
    if (!notes.isSaved) return true;
    await media.discard(id).catch(() => {});
    await journal.forget(by, id);
    return false;
  }

  async function lookForLeftovers() {
    const by = owner();
    await earlier.look(deps.own().uploadId);
    const found = await media.leftovers(by).catch(() => []);
    const leftovers: Leftover[] = [];
    for (const leftover of found) {
      const isBusy = earlier.takeIds().includes(leftover.id) || deps.own().takeId === leftover.id;
      if (!isBusy && (await isUnsaved(by, leftover))) leftovers.push(leftover);
    }
    // Somebody else may have signed in meanwhile.
    if (by === owner()) desk.patchSetup({ leftovers });
  }

  return {
    lookForLeftovers,
    look: () => Promise.all([lookAtPage(), lookForServer(), lookForLeftovers()]),
  };
}
