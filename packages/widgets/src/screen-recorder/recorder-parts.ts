import type { RecordsApi } from '@shuyuan/api-client';
import type { Uploader } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../host/widget-host.ts';
import { createConsoleWindow } from './console-window.ts';
import { createEarlierUploads } from './earlier-uploads.ts';
import { createLibrary } from './library.ts';
import { createMicrophoneDesk } from './microphone-desk.ts';
import { ownerOf } from './owner-of.ts';
import { createPictureSaver } from './picture-saver.ts';
import { createPreferences } from './preferences.ts';
import { createPreview } from './preview.ts';
import { createRecordSaver } from './record-saver.ts';
import { createRecorderDesk } from './recorder-desk.ts';
import type { RecorderMedia } from './recorder-media.ts';
import { createSaving } from './saving.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';
import { createSharing } from './sharing.ts';
import { createTakeJournal } from './take-journal.ts';

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

/** What a recorder consists of, before anything leads from one of them to another. */
export function createRecorderParts(deps: ScreenRecorderDeps, onSaved: (id: number) => void) {
  const { host, media, records } = deps;
  const desk = createRecorderDesk(deps);
  const journal = createTakeJournal(host);
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
    desk,
    journal,
    put,
    putPicture,
    owner,
    onSaved,
    preferences: createPreferences(host.storage),
  };
  const preview = createPreview(base);
  const library = createLibrary(base);
  const onTakeSaved = (by: string, id: string) => void (played = { owner: by, id });
  const saving = createSaving({ ...base, preview, library, onTakeSaved });
  const microphone = createMicrophoneDesk(base);
  const consoleWindow = createConsoleWindow(base);

  /** The take that is shown and not saved. */
  function shownTakeId(): string | null {
    const { step } = desk.get();
    return 'subject' in step && step.subject.kind === 'take' ? step.subject.take.id : null;
  }

  /** What is shown is not given up. Any page may offer it, unless this one is to go on with its upload. */
  function leaveTake() {
    const id = shownTakeId();
    const isToGoOn = saving.leave();
    if (id === null || isToGoOn) return;
    // Its words come first: whoever takes the take reads them next.
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
    shownTakeId,
    leaveTake,
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

export type RecorderParts = ReturnType<typeof createRecorderParts>;
