import type { MediaFile, MediaKind } from '@shuyuan/api-client/manage';
import { HostProvider } from '../host/index.ts';
import type { Locale } from '../host/widget-host.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { createMediaBackend } from './media-backend.fixtures.ts';
import { mediaFiles, mediaFolders } from './media-files.fixtures.ts';
import { MediaLibraryProvider } from './media-library.context.ts';
import { firstState, type MediaLibraryState } from './media-library.state.ts';
import { mediaLibraryStrings } from './media-library.strings.ts';
import type { MediaProps } from './media-library.types.ts';
import { MediaLibraryView } from './media-library.view.tsx';
import { PickerView } from './picker/picker.view.tsx';
import { createSteeredEncoder } from './steered-encoder.fixtures.ts';
import type { UploadRow } from './uploads/upload-entry.ts';
import { createSteeredUploader } from './uploader.fixtures.ts';

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

/** The files of a kind, on their one page. */
export function listOf(
  kind: MediaKind,
  files: readonly MediaFile[] = mediaFiles,
): Extract<MediaLibraryState['list'], { status: 'ready' }> {
  const rows = files.filter((file) => file.kind === kind);
  return { status: 'ready', rows, total: rows.length, page: 1, at, isTurning: false };
}

/** The pictures of the library, and nothing going on. */
export const stateWith = (part: Partial<MediaLibraryState> = {}): MediaLibraryState => ({
  ...firstState({} as MediaProps),
  list: listOf('picture'),
  folders: { status: 'ready', folders: mediaFolders },
  ...part,
});

/** A list of that kind. */
export const ofKind = (kind: MediaKind, part: Partial<MediaLibraryState> = {}): MediaLibraryState =>
  stateWith({ place: { ...stateWith().place, kind }, list: listOf(kind), ...part });

/** An upload by what of it matters. */
const row = (id: number, name: string, part: Partial<UploadRow>): UploadRow => ({
  id: `upload-${id}`,
  name,
  bytes: 42_000_000,
  kind: 'video',
  status: 'sending',
  percent: 0,
  message: '',
  canPause: true,
  ...part,
});

/** An upload in each state. */
export const uploadsOfEveryState: readonly UploadRow[] = [
  row(1, '第一讲：从反面数起.mp4', { percent: 62 }),
  row(2, '第二讲.mp4', { status: 'retrying', percent: 20 }),
  row(3, '第三讲.mp4', { status: 'paused', percent: 41, canPause: false }),
  row(4, '封面.png', { status: 'sending', percent: null, kind: 'picture', bytes: 820_000, canPause: false }),
  row(5, '题库.zip', { status: 'waiting', kind: 'file' }),
  row(6, '第四讲.mp4', { status: 'keeping', percent: 100, canPause: false }),
  row(10, '第六讲（480P）', { status: 'encoding', percent: 35, bytes: null, canPause: false }),
  row(11, '第七讲（480P）', {
    status: 'refused',
    bytes: null,
    percent: null,
    message: mediaLibraryStrings['zh-CN'].qualityUnsupported(480),
    canPause: false,
  }),
  row(7, '首页横幅.png', { status: 'done', percent: 100, kind: 'picture', canPause: false }),
  row(8, '第五讲.mp4', {
    status: 'failed',
    percent: 33,
    message: mediaLibraryStrings['zh-CN'].unreachable,
    canPause: false,
  }),
  row(9, '空.docx', {
    status: 'refused',
    bytes: 0,
    percent: null,
    message: mediaLibraryStrings['zh-CN'].emptyFile,
    canPause: false,
  }),
];

const { media } = createMediaBackend();
const uploader = createSteeredUploader(new Map()).uploader;

/** What everybody who may do everything is given. */
const everything: MediaProps = {
  media,
  uploaders: { video: uploader, file: uploader },
  encoder: createSteeredEncoder().encoder,
  canStore: true,
  canUpdate: true,
  canDelete: true,
  canArrange: true,
  canSeeFolders: true,
  getUseHref: ({ entity, id }) => `/manage/${entity}?open=${id}`,
};

interface PictureProps {
  state: MediaLibraryState;
  locale: Locale;
  props?: Partial<MediaProps>;
  isPicker?: boolean;
}

/** The library, or its picker, in a state; nothing happens in it. */
export function MediaPicture({ state, locale, props = {}, isPicker = false }: PictureProps) {
  return (
    <HostProvider host={createTestHost({ user: testUser, locale })}>
      <MediaLibraryProvider
        value={stillContext({
          state,
          strings: mediaLibraryStrings[locale],
          locale,
          props: { ...everything, ...props },
        })}
      >
        {isPicker ? <PickerView /> : <MediaLibraryView />}
      </MediaLibraryProvider>
    </HostProvider>
  );
}
