import { cutText } from '@shuyuan/api-client';
import { mediaLimits, type MediaFile } from '@shuyuan/api-client/manage';
import type { Upload } from '@shuyuan/api-client/upload';
import { sizeText } from '../file-texts.ts';
import type { MediaContext } from '../media-library.state.ts';
import type { MediaLibraryStrings } from '../media-library.strings.ts';
import { folderIdOf } from '../media-place.ts';
import type { FilmEncoder } from '../qualities/film-encoder.ts';
import { createQualityUpload, qualityIdOf } from '../qualities/quality-upload.ts';
import { createPartsUpload } from './parts-upload.ts';
import { createRefusedUpload } from './refused-upload.ts';
import { createRequestUpload } from './request-upload.ts';
import { sortFile, titleOf, type SortedFile } from './sort-file.ts';
import type { UploadEntry } from './upload-entry.ts';
import type { UploadNote } from './upload-note.ts';

interface NewEntriesDeps {
  context: MediaContext;
  /** One looks different. */
  onChange: () => void;
  /** The library holds a file, which came by this name. */
  onStored: (name: string, file: MediaFile) => void;
  /** A film has come, which may miss a smaller quality. */
  onFilm: (film: MediaFile, source: Blob) => void;
  /** Another page has ended it. */
  onGone: (id: string) => void;
}

type Destination = Pick<UploadNote, 'folderId' | 'replaces'>;

/** Makes uploads of files, each by the way that it goes. */
export function createNewEntries({ context, onChange, onStored, onFilm, onGone }: NewEntriesDeps) {
  const { host, strings, getProps, get } = context;

  const storedAs = (name: string) => (file: MediaFile) => onStored(name, file);

  const refused = (name: string, bytes: number, message: string) =>
    createRefusedUpload({ id: host.createId(), name, bytes, message });

  function inOneRequest(file: File, kind: 'picture' | 'file', { folderId, replaces }: Destination) {
    const { media } = getProps();
    const store = kind === 'picture' ? media.storePicture : media.storeFile;
    return createRequestUpload({
      strings,
      onChange,
      onStored: storedAs(file.name),
      id: host.createId(),
      file,
      kind,
      send: (options) =>
        replaces === null ? store(file, folderId, options) : media.replaceFile(replaces, file, options),
    });
  }

  /** `left`: as an earlier page has left it. */
  function inParts(source: Upload['source'], note: UploadNote, left?: Upload): UploadEntry {
    const { media, uploaders } = getProps();
    const { kind, title, folderId, replaces } = note;
    const store = note.way === 'video' ? media.keepVideo : media.keepFile;
    const id = left?.id ?? host.createId();
    const tell = storedAs(kind === 'quality' ? title : source.fileName);
    return createPartsUpload({
      strings,
      onChange,
      id,
      source,
      note,
      uploader: uploaders[note.way],
      ...(left && { left }),
      keep: (videoId) => {
        const arrived = { video_id: videoId, file_name: source.fileName };
        if (kind === 'quality') return media.keepRendition(replaces ?? 0, videoId);
        if (replaces !== null) return media.replaceByUpload(replaces, arrived);
        return store({ ...arrived, title, ...(folderId !== null && { folder_id: folderId }) });
      },
      onStored(file) {
        tell(file);
        if (kind === 'media' && file.kind === 'video') onFilm(file, source.file);
      },
      onGone: () => onGone(id),
    });
  }

  /** A film's smaller quality. Its source is left out where the page does not have it any more. */
  function ofQuality(encoder: FilmEncoder, film: MediaFile, height: number, source?: Blob): UploadEntry {
    const title = cutText(strings.qualityOf(film.title, height), mediaLimits.title);
    const note: UploadNote = { kind: 'quality', way: 'video', title, folderId: null, replaces: film.id };
    return createQualityUpload({
      id: qualityIdOf(film),
      name: title,
      height,
      encoder,
      film: async () => source ?? (await getProps().media.address(film.id)).url,
      send: (made) => inParts({ file: made, fileName: `${height}p.mp4`, title, note }, note),
      strings,
      onChange,
    });
  }

  return {
    inParts,
    ofQuality,
    ofFolder: (name: string) => refused(name, 0, strings.folderDropped),
    /** `replaced`: the file in whose place it goes; else it goes into the folder that is shown. */
    ofFile(this: void, file: File, replaced?: MediaFile): UploadEntry {
      const { place } = get();
      const shown = replaced?.kind ?? place.kind;
      const sorted = sortFile(file, shown, replaced?.kind ?? getProps().kind);
      if ('refusal' in sorted) return refused(file.name, file.size, refusalWords(sorted, shown, strings));
      const { kind, way } = sorted;
      const destination = { folderId: replaced ? null : folderIdOf(place), replaces: replaced?.id ?? null };
      if (kind === 'picture' || (kind === 'file' && way === 'request'))
        return inOneRequest(file, kind, destination);
      const fileName = cutText(file.name, mediaLimits.fileName);
      const title = cutText(titleOf(file.name), mediaLimits.title);
      const note: UploadNote = { kind: 'media', way: kind, title, ...destination };
      return inParts({ file, fileName, title, note }, note);
    },
  };
}

function refusalWords(
  sorted: Extract<SortedFile, { refusal: unknown }>,
  kind: MediaFile['kind'],
  strings: MediaLibraryStrings,
) {
  if (sorted.refusal === 'too-large') return strings.fileTooLarge(sizeText(sorted.limit));
  return sorted.refusal === 'empty' ? strings.emptyFile : strings.wrongKind[kind];
}
