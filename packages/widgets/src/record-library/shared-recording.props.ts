import type { RecordDetail, RecordsApi } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import type { PlayerPort } from '../host/widget-host.ts';
import type { SharedRecordingState } from './shared-recording.store.ts';
import type { SharedRecordingStrings } from './shared-recording.strings.ts';

/** What is shown depends on the session of the host: visitors see a recording only while it is shared. */
export interface SharedRecordingProps {
  /** The record calls of a client. */
  records: Pick<RecordsApi, 'detail'>;
  /** The recording. Another one starts anew. */
  id: number;
  /** Level of the title: 1 where the recording is the page. @default 2 */
  level?: 1 | 2;
  /** What is shown is another now: for a page's own title. Keep the function between renders. */
  onStateChange?: (state: SharedRecordingState) => void;
  /** What plays, for a host whose comments lead to moments of it; null when nothing does. Keep the function between renders. */
  onPlayer?: (player: PlayerPort | null) => void;
  /** Its owner wants to change it. Without it there is no button for that. */
  onManage?: (id: number) => void;
  /** What stands below it: its comments. */
  renderComments?: (detail: RecordDetail) => ReactNode;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<SharedRecordingStrings>;
}
