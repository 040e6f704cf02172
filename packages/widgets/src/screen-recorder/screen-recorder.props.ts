import type { VideoRecord } from '@shuyuan/api-client';
import type { Uploader } from '@shuyuan/api-client/upload';
import type { ReactNode } from 'react';
import type { RecorderMedia, Trimmer } from './recorder-media.ts';
import type { RecorderRecords } from './recorder-services.ts';

/** Controlled by `isOpen` and `onClose`. Keep `records`, `uploader` and `media` the same objects between renders. */
export interface ScreenRecorderProps {
  /**
   * Opens it. Setting it to false asks it to close by the rules of its own button: what is not saved asks first, and an
   * upload goes on. Keep the component on the page as long as `onClose` has not been called.
   */
  isOpen: boolean;
  /**
   * Let it grow when the person asks for the recorder, open or not: a recording that runs then shows its console and gives it
   * the focus. @default 0
   */
  callCount?: number;
  /** It has closed. Set `isOpen` to false. */
  onClose: () => void;
  /** `client.records`, or any object with these calls. Keep the object between renders. */
  records: RecorderRecords;
  /** `createUploader` of `@shuyuan/api-client/upload`. One for all recorders of a page. */
  uploader: Uploader;
  /** `createRecorderMedia()`. Keep the object between renders. */
  media: RecorderMedia;
  /** A recording of the library that is shown in place of the setup, to be watched and edited. */
  openRecord?: VideoRecord | null;
  /** The address at which a visitor finds a shared recording: what the link that is copied says. */
  shareAddress: (id: number) => string;
  /**
   * What is said about a recording, such as a `CommentBox`. It is drawn on a host whose player is the one of the
   * preview, so that comments are about moments.
   */
  renderComments?: (record: VideoRecord) => ReactNode;
  /** The cut button cuts. Needs `trimmer`. @default false: it says that it is under development, as the specification does */
  canTrim?: boolean;
  /** `createTrimmer()`. Its code is fetched when something is cut. */
  trimmer?: Trimmer;
  /** The library holds a recording, new or changed. */
  onSaved?: (id: number) => void;
  /** Asks the server for anything, before the person begins; answers whether it has answered. Left out: nobody asks. */
  isServerReachable?: () => Promise<boolean>;
}
