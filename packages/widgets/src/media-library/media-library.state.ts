import type { VideoRecord } from '@shuyuan/api-client';
import type { MediaFile, MediaFolder, MediaUse } from '@shuyuan/api-client/manage';
import type { NotReady } from '../async/load.ts';
import type { PagedListPlace, WithPagedList } from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { FolderNaming } from './folders/naming.ts';
import type { MediaLibraryStrings } from './media-library.strings.ts';
import type { MediaProps } from './media-library.types.ts';
import { placeOf, type MediaPlace } from './media-place.ts';
import type { OpenMedia } from './open/opening.ts';
import type { UploadRow } from './uploads/upload-entry.ts';

/** The folders, those without one above them first; `hidden` from who may not see them. */
export type FoldersState =
  NotReady | { status: 'hidden' } | { status: 'ready'; folders: readonly MediaFolder[] };

/** Files that were not deleted. */
export interface RefusedRemoval {
  /** The server's words. */
  message: string;
  /** Those that something uses; null while that is asked for, `failed` when it did not come. */
  files: readonly { id: number; title: string; uses: readonly MediaUse[] }[] | 'failed' | null;
}

export interface MediaLibraryState extends WithPagedList<MediaPlace, MediaFile> {
  /** What is typed, which is looked for a moment later. */
  draft: string;
  /** The server shows none of this to the person. */
  isNotAllowed: boolean;
  /** Ids of chosen files, on all pages of this list. */
  chosen: readonly number[];
  /** What is being done with files. */
  busy: 'remove' | 'move' | null;
  refusal: RefusedRemoval | null;
  folders: FoldersState;
  naming: FolderNaming | null;
  /** What is on its way, the oldest first. */
  uploads: readonly UploadRow[];
  open: OpenMedia | null;
  /** Of the picker: where it is chosen from. */
  source: 'library' | 'recordings';
  recordings: WithPagedList<PagedListPlace, VideoRecord>;
  /** The recording that is being taken into the library. */
  picking: number | null;
  announcement: Announcement;
}

export type MediaContext = StoreContext<MediaProps, MediaLibraryStrings, MediaLibraryState>;

export const firstState = ({ query = {}, kind }: MediaProps): MediaLibraryState => {
  const place = placeOf(query, kind);
  return {
    place,
    list: { status: 'loading' },
    focus: null,
    draft: place.keywords,
    isNotAllowed: false,
    chosen: [],
    busy: null,
    refusal: null,
    folders: { status: 'loading' },
    naming: null,
    uploads: [],
    open: null,
    source: 'library',
    recordings: { place: { page: 1 }, list: { status: 'loading' }, focus: null },
    picking: null,
    announcement: noAnnouncement,
  };
};

/** The files that are shown; none until they are there. */
export const filesOf = ({ list }: Pick<MediaLibraryState, 'list'>) =>
  list.status === 'ready' ? list.rows : [];
