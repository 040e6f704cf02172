import type { RecordsApi } from '@shuyuan/api-client';
import type { Uploader } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../host/widget-host.ts';
import { createConsoleWindow } from './recording/console-window.ts';
import { createEarlierUploads } from './recovery/earlier-uploads.ts';
import { createLibrary } from './preview/library.ts';
import { createMicrophoneControl } from './setup/microphone-control.ts';
import { ownerOf } from './owner-of.ts';
import { createPictureSaver } from './saving/picture-saver.ts';
import { createPreferences } from './setup/preferences.ts';
import { createPreview } from './preview/preview.ts';
import { createRecordSaver } from './saving/record-saver.ts';
import { createRecorderContext } from './recorder-context.ts';
import type { RecorderMedia } from './recorder-media.ts';
import { createSaving } from './saving/saving.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';
import { createSharing } from './saving/sharing.ts';
import { createDraftJournal } from './recovery/draft-journal.ts';

/** The calls about recordings that the recorder makes. */
export type RecorderRecords = Pick<
  RecordsApi,
  'list' | 'detail' | 'create' | 'update' | 'share' | 'categories'
> &
  // Without these recordings stay without a picture of their own.
  Partial<Pick<RecordsApi, 'startPicture' | 'keepPicture'>>;

export interface ScreenRecorderDeps {
  records: RecorderRecords;
  uploader: Uploader;
  media: RecorderMedia;
  host: WidgetHost;
  strings: ScreenRecorderStrings;
  /** The address under which a visitor finds a shared recording. */
  shareAddress: (id: number) => string;
  /** Asks the server for anything; answers whether it has answered. Left out: nobody asks. */
  isServerReachable?: (() => Promise<boolean>) | undefined;
}

/** The services of one recorder, without the transitions between its phases. */
export function createRecorderServices(deps: ScreenRecorderDeps, onSaved: (id: number) => void) {
  const { host, media, records } = deps;
  const context = createRecorderContext(deps);
  const journal = createDraftJournal(host);
  const put = createRecordSaver({ records, journal, createId: host.createId });
  const putPicture = createPictureSaver(deps);
  const owner = () => ownerOf(host);
  /** Saved, but still played from the device. */
  let played: { owner: string; id: string } | null = null;

  async function clearAway(by: string, id: string) {
    await media.discard(id).catch(() => {});
    await journal.forget(by, id);
  }

  const base = {
    ...deps,
    context,
    journal,
    put,
    putPicture,
    owner,
    onSaved,
    preferences: createPreferences(host.storage),
  };
  const preview = createPreview(base);
  const library = createLibrary(base);
  const onDraftSaved = (by: string, id: string) => void (played = { owner: by, id });
  const saving = createSaving({ ...base, preview, library, onDraftSaved });
  const microphone = createMicrophoneControl(base);
  const consoleWindow = createConsoleWindow(base);

  /** The draft that is shown and not saved. */
  function shownDraftId(): string | null {
    const { step } = context.get();
    return 'subject' in step && step.subject.kind === 'draft' ? step.subject.draft.id : null;
  }

  /** What is shown is not given up. Any page may offer it, unless this one is to go on with its upload. */
  function leaveDraft() {
    const id = shownDraftId();
    const isToGoOn = saving.leave();
    if (id === null || isToGoOn) return;
    // Its words come first: whoever takes the draft reads them next.
    void journal.letGo(preview.owner(), id);
    media.letGo?.(id);
  }

  /** Nothing of what was shown is needed any longer. */
  function letGoOfShown() {
    preview.release();
    if (played) void clearAway(played.owner, played.id);
    played = null;
  }

  return {
    ...base,
    preview,
    library,
    microphone,
    consoleWindow,
    clearAway,
    shownDraftId,
    leaveDraft,
    letGoOfShown,
    saving,
    sharing: createSharing(base),
    earlier: createEarlierUploads({ ...base, onOver: (by, id) => void clearAway(by, id) }),
    /** Devices, windows and addresses: none of them outlives what is shown. */
    release: () => {
      microphone.close();
      consoleWindow.close();
      library.stop();
      letGoOfShown();
    },
  };
}

export type RecorderServices = ReturnType<typeof createRecorderServices>;
