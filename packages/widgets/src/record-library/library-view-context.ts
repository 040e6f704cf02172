import type { VideoRecord } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import type { Locale, PlayerPort } from '../host/widget-host.ts';
import type { RecordLibraryActions } from './record-library.store.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';

/** What every part of the picture needs beside its state. */
export interface LibraryViewContext {
  actions: RecordLibraryActions;
  strings: RecordLibraryStrings;
  locale: Locale;
  /** Of the heading: 1 where the library is the page. */
  level: 1 | 2;
  shareAddress: (id: number) => string;
  onRecord: (() => void) | undefined;
  renderComments: ((record: VideoRecord) => ReactNode) | undefined;
  onPlayer: (player: PlayerPort | null) => void;
  /** Goes to a moment of what plays. */
  seek: (seconds: number) => void;
}
