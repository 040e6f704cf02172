import type { MediaKind } from '@shuyuan/api-client/manage';
import { mediaFiles, mediaFolders } from '../media-library/media-files.fixtures.ts';
import { oneOf, pageOf, writes, type Asked } from './manage-answers.fixtures.ts';

const { store: _store, ...changes } = writes;

/** The media library, where everything works. */
export const mediaWorks = {
  manageMedia: {
    ...changes,
    list: ({ query }: Asked & { query: { kind?: MediaKind | undefined } }) =>
      pageOf(
        mediaFiles.filter(({ kind }) => query.kind === undefined || kind === query.kind),
        ({ title }) => title,
      )({ query }),
    find: oneOf(mediaFiles),
    address: { url: '/signed', thumb: '' },
    uses: { data: [] },
  },
  manageMediaFolders: {
    ...writes,
    list: pageOf(mediaFolders, ({ name }) => name),
    find: oneOf(mediaFolders),
  },
};
