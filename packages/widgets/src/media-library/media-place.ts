import { cutText, farthestPage, longestKeywords } from '@shuyuan/api-client';
import type { MediaKind, MediaQuery } from '@shuyuan/api-client/manage';
import type { PagedListPlace } from '../async/paged-list.ts';
import type { MediaLibraryQuery } from './media-library.types.ts';

/** The orders of a list. */
export const mediaSorts = {
  newest: { sort: 'created_at', order: 'desc' },
  oldest: { sort: 'created_at', order: 'asc' },
  title: { sort: 'title', order: 'asc' },
  largest: { sort: 'bytes', order: 'desc' },
} as const satisfies Record<string, Pick<MediaQuery, 'sort' | 'order'>>;

export type MediaSort = keyof typeof mediaSorts;

export const mediaKinds = ['picture', 'video', 'file'] as const satisfies readonly MediaKind[];

/** A folder by its id, all of them, or what stands in none. */
export type FolderChoice = number | 'all' | 'none';

/** What is shown, and which page of it. */
export interface MediaPlace extends PagedListPlace {
  kind: MediaKind;
  folder: FolderChoice;
  keywords: string;
  sort: MediaSort;
}

const first = { page: 1, kind: 'picture', folder: 'all', keywords: '', sort: 'newest' } as const;

/** Reads what an address says; what it says wrongly counts for nothing. `only`: nothing else is shown. */
export function placeOf(query: MediaLibraryQuery, only?: MediaKind): MediaPlace {
  const page = wholeOf(query['page']);
  const kind = mediaKinds.find((each) => each === query['kind']);
  const sort = Object.keys(mediaSorts).find((each): each is MediaSort => each === query['sort']);
  return {
    page: Math.min(page ?? first.page, farthestPage),
    kind: only ?? kind ?? first.kind,
    folder: folderOf(query['folder']),
    keywords: cutText(String(query['keywords'] ?? ''), longestKeywords),
    sort: sort ?? first.sort,
  };
}

/** Reads a folder as it stands in an address, or in a list of choices. */
export const folderOf = (value: string | number | undefined): FolderChoice =>
  value === 'none' ? 'none' : (wholeOf(value) ?? first.folder);

/** Anything that is no whole number above 0 is none. */
function wholeOf(value: string | number | undefined) {
  const number = Number(value ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** What a place is in an address: what differs from the first place, and no more. */
export const queryOf = (place: MediaPlace): MediaLibraryQuery =>
  Object.fromEntries(
    Object.entries(place).filter(([name, value]) => value !== first[name as keyof MediaPlace]),
  );

/** What the server is asked for. */
export const askedOf = ({ page, kind, folder, keywords, sort }: MediaPlace): MediaQuery => ({
  page,
  kind,
  ...mediaSorts[sort],
  ...(folder !== 'all' && { folder_id: folder === 'none' ? 0 : folder }),
  ...(keywords !== '' && { keywords }),
});

/** The folder that something new is put in; null for none. */
export const folderIdOf = ({ folder }: MediaPlace) => (typeof folder === 'number' ? folder : null);
