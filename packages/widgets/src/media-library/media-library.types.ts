import type { RecordsApi } from '@shuyuan/api-client';
import type { MediaApi, MediaFile, MediaKind, MediaUse } from '@shuyuan/api-client/manage';
import type { Uploader } from '@shuyuan/api-client/upload';
import type { MediaLibraryStrings } from './media-library.strings.ts';
import type { FilmEncoder } from './qualities/film-encoder.ts';

/** What sends large files in parts, and goes on with them after a reload. */
export interface MediaUploaders {
  /** With the credentials of videos: `client.uploads`. */
  video: Uploader;
  /** With those of files: `media.fileUploads`. */
  file: Uploader;
}

/** What the library and its picker are both given: the calls, and what the person may do. */
export interface MediaSources {
  /** The calls of the media library. */
  media: MediaApi;
  uploaders: MediaUploaders;
  /** Makes the smaller quality of videos, where the server wants one, and their covers: `createFilmEncoder()`. @default videos keep one quality, and no cover */
  encoder?: FilmEncoder;
  /** The person may upload. Without it there is no button, and nothing can be dropped. */
  canStore: boolean;
  /** The person sees folders. */
  canSeeFolders: boolean;
  /** Holds the page while something is on its way, and answers the way to let it go. @default the browser asks */
  askBeforeLeaving?: () => () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<MediaLibraryStrings>;
}

/** What an address says of the library: `kind`, `folder`, `keywords`, `sort`, `page`. */
export type MediaLibraryQuery = Readonly<Record<string, string | number | undefined>>;

/** The library as a page. What it shows is the page's: it comes as `query` and `openId`, and changes through callbacks. */
export interface MediaLibraryProps extends MediaSources {
  /** The person may rename, move and replace. */
  canUpdate: boolean;
  /** The person may delete. */
  canDelete: boolean;
  /** The person may add, rename and delete folders. */
  canArrange: boolean;
  /** What the page's address asks for. @default all pictures */
  query?: MediaLibraryQuery;
  /** Somebody wants another kind, folder, order or page. */
  onQueryChange?: (query: MediaLibraryQuery) => void;
  /** The file whose details are shown. @default none */
  openId?: number | null;
  /** Other details are to be shown, or none any more. */
  onOpenChange?: (id: number | null) => void;
  /** Where something that uses a file is looked after; nothing where the person may not go. */
  getUseHref?(this: void, use: MediaUse): string | undefined;
  /** Another one asks for everything again, as after something was taken back elsewhere. */
  revision?: number;
  /** Something was done that `log.undo` takes back. */
  onActed?: (acted: { text: string; actionId: number }) => void;
  /** The files are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading. @default 1: the library is the page */
  level?: 1 | 2;
}

/** What is chosen from, and who gets it. */
export interface MediaPickerProps extends MediaSources {
  kind: MediaKind;
  /** Recordings of one’s own, which can be chosen as videos by whoever may upload. @default none are offered */
  records?: Pick<RecordsApi, 'list'>;
  /** One was chosen. It can be used: videos that are still processed are not offered. */
  onPick: (file: MediaFile) => void;
  /** Nothing is chosen. */
  onClose: () => void;
}

/** What the store of both reads. */
export type MediaProps = MediaSources &
  Partial<Omit<MediaLibraryProps, keyof MediaSources>> &
  Partial<Omit<MediaPickerProps, keyof MediaSources>>;
