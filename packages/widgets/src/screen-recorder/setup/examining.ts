import type { WidgetHost } from '../../host/widget-host.ts';
import type { EarlierUploads } from '../recovery/earlier-uploads.ts';
import type { RecorderContext } from '../recorder-context.ts';
import type { RecoverableRecording, RecorderMedia } from '../recorder-media.ts';
import type { DraftJournal } from '../recovery/draft-journal.ts';
import { withTimeout } from '../../async/timeout.ts';

export interface ExaminingDeps {
  context: RecorderContext;
  media: RecorderMedia;
  host: Pick<WidgetHost, 'scheduler'>;
  journal: DraftJournal;
  earlier: EarlierUploads;
  owner: () => string;
  /** Asks the server for anything; answers whether it has answered. Without it nobody asks. */
  isServerReachable?: (() => Promise<boolean>) | undefined;
  /** The draft and the upload that this page itself is busy with. */
  own: () => { draftId: string | null; uploadId: string | null };
}

/** Milliseconds that each look may take. */
const timeout = 5000;

/** What is looked at before a recording: whether it can succeed, and what earlier ones have left. */
export function createExamining(deps: ExaminingDeps) {
  const { context, media, host, journal, earlier, owner } = deps;

  async function lookAtPage() {
    const examination = await withTimeout(host.scheduler, timeout, media.examine(), () => null).catch(
      () => null,
    );
    context.patchSetup({ examination });
  }

  async function lookForServer() {
    if (!deps.isServerReachable) return;
    const isServerReached = await withTimeout(
      host.scheduler,
      timeout,
      deps.isServerReachable(),
      () => false,
    ).catch(() => false);
    context.patchSetup({ isServerReached });
  }

  /** What the library holds already only waits to be cleared away. */
  async function isUnsaved(by: string, { id }: RecoverableRecording) {
    const notes = await journal.read(by, id);
    if (!notes.isSaved) return true;
    await media.discard(id).catch(() => {});
    await journal.forget(by, id);
    return false;
  }

  async function findRecoverable() {
    const by = owner();
    await earlier.look(deps.own().uploadId);
    const found = await media.recoverable(by).catch(() => []);
    const recoverable: RecoverableRecording[] = [];
    for (const recording of found) {
      const isBusy = earlier.draftIds().includes(recording.id) || deps.own().draftId === recording.id;
      if (!isBusy && (await isUnsaved(by, recording))) recoverable.push(recording);
    }
    // Somebody else may have signed in meanwhile.
    if (by === owner()) context.patchSetup({ recoverable });
  }

  return {
    findRecoverable,
    look: () => Promise.all([lookAtPage(), lookForServer(), findRecoverable()]),
  };
}
