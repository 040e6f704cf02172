import type { VideoRecord } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import type { Locale } from '../../host/widget-host.ts';
import type { Trimmer } from '../recorder-media.ts';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import type { RecorderActions } from '../screen-recorder.store.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';
import type { RecorderViewStrings } from './recorder-views.strings.ts';

export interface RecorderViewProps {
  state: ScreenRecorderState;
  actions: RecorderActions;
  locale: Locale;
  /** What is said about a recording. It stands on a host whose player is the preview's. */
  renderComments?: ((record: VideoRecord) => ReactNode) | undefined;
  /** Off, the cut button says that it is under development. */
  canTrim: boolean;
  trimmer?: Trimmer | undefined;
}

/** What every part of the recorder's picture needs beside its own state. */
export interface RecorderViewContext {
  actions: RecorderActions;
  strings: RecorderViewStrings;
  /** What the rules say: some of it is seen too. */
  words: ScreenRecorderStrings;
  locale: Locale;
}
