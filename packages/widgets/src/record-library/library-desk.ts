import type { RecordsApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { RecordLibraryState } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';

/** Where the library tells things; may be others from one moment to the next. */
export interface LibraryOutlets {
  onOpenChange?: ((id: number | null) => void) | undefined;
  shareAddress: (id: number) => string;
}

/** What the rules of the library share. */
export interface LibraryDesk {
  records: RecordsApi;
  host: WidgetHost;
  strings: RecordLibraryStrings;
  get: () => RecordLibraryState;
  set: (patch: Partial<RecordLibraryState>) => void;
  announce: (text: string) => void;
  outlets: () => LibraryOutlets;
  /** Offers what lies at an address to the person, under a name. */
  saveFile: (url: string, fileName: string) => void;
}
