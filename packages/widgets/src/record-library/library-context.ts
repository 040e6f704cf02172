import type { RecordsApi } from '@shuyuan/api-client';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { RecordLibraryState } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';
import type { RecordLibraryProps } from './record-library.tsx';

/** What the rules of the library share. */
export interface LibraryContext extends StoreDeps<RecordLibraryProps, RecordLibraryStrings> {
  records: RecordsApi;
  get: () => RecordLibraryState;
  set: (patch: Partial<RecordLibraryState>) => void;
  announce: (text: string) => void;
  /** Offers what lies at an address to the person, under a name. */
  saveFile: (url: string, fileName: string) => void;
}
