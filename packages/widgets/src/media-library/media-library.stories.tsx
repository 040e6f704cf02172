import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor, expect } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { mediaFiles } from './media-files.fixtures.ts';
import { listOf, MediaPicture, ofKind, stateWith, uploadsOfEveryState } from './media-library.fixtures.tsx';
import type { MediaLibraryState } from './media-library.state.ts';
import type { MediaProps } from './media-library.types.ts';
import type { OpenMedia, ReadyMedia } from './open/opening.ts';
import { recordings } from './open-library.fixtures.ts';

interface Args {
  state: MediaLibraryState;
  props: Partial<MediaProps>;
  isPicker: boolean;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page of a console where pictures, videos and files are looked after; take MediaPicker to choose one of them in a form.',
    'Hand in the calls of createMediaApi, two uploaders over client.uploads and media.fileUploads that live as long as the console, and what the person may do.',
    'Keep query and openId in the address of the page, and give what onActed tells to undo notices.',
  ],
  avoid: ['For the recordings that somebody keeps for themselves: that is RecordLibrary.'],
  keys: [
    ['Left and right arrow', 'In the row of tabs, choose which kind is shown.'],
    ['Escape', 'Closes details, dialogs and the picker.'],
  ],
  parts: {
    card: 'A picture or a video.',
    row: 'A file.',
    status: 'How far a video is that is not ready.',
    folders: 'The folders at the side.',
    'upload-area': 'Takes files that are dropped.',
    uploads: 'What is on its way.',
    'bulk-bar': 'What can be done with the chosen files.',
    details: 'What is known of one file.',
    refusal: 'What uses a file that was not deleted.',
  },
  limits: [
    'A file in one request shows no progress: browsers tell none. What is larger than 4 MB goes in parts, pictures aside.',
    'What waits for its turn is not on the device yet, and does not come back after a reload.',
    'A smaller quality is made by the browser: one that cannot do so says it, and the video keeps one quality.',
  ],
};

/** Every state of the library and of its picker, as a picture. What they do is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 1120, height: 820 } },
  args: { state: stateWith(), props: {}, isPicker: false, width: 1072 },
  argTypes: { state: { control: false }, props: { control: false } },
  render: ({ width, ...picture }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <MediaPicture {...picture} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: MediaLibraryState, rest: Partial<Args> = {}): Story => ({
  name,
  args: { state, ...rest },
});

const low = (story: Story): Story => ({ ...story, parameters: { picture: { width: 1120, height: 520 } } });

const phone = (story: Story): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height: 1100 } },
});

const { place } = stateWith();
const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;

export const Loading = named(
  'loading',
  stateWith({ list: { status: 'loading' }, folders: { status: 'loading' } }),
);
export const Pictures = named('pictures, some of them chosen', stateWith({ chosen: [1, 3] }));
export const Videos = named('a video in each state', ofKind('video'));
export const Files = low(named('files by their names', ofKind('file')));
export const InAFolder = low(
  named(
    'a folder with two pictures',
    stateWith({
      place: { ...place, folder: 1 },
      list: listOf(
        'picture',
        mediaFiles.filter(({ folder_id }) => folder_id === 1),
      ),
    }),
  ),
);
export const Empty = low(named('no videos yet', ofKind('video', { list: listOf('video', []) })));
export const EmptyFolder = low(
  named('nothing in a folder', stateWith({ place: { ...place, folder: 2 }, list: listOf('picture', []) })),
);
export const NothingFound = low(
  named(
    'nothing found',
    stateWith({ place: { ...place, keywords: '三角函数' }, draft: '三角函数', list: listOf('picture', []) }),
  ),
);
export const Failed = low(named('nothing came', stateWith({ list: failed, folders: failed })));
export const NotAllowed = low(
  named(
    'the server shows it to others',
    stateWith({ list: failed, isNotAllowed: true, folders: { status: 'hidden' } }),
  ),
);
export const OnlyLooking = named('for who may only look', stateWith({ folders: { status: 'hidden' } }), {
  props: { canStore: false, canUpdate: false, canDelete: false, canArrange: false },
});
export const Uploading: Story = {
  ...named('an upload in each state', ofKind('video', { uploads: uploadsOfEveryState })),
  parameters: { picture: { width: 1120, height: 980 } },
};
export const Narrow = phone(
  named('T9 in a column of 320 px', stateWith({ uploads: uploadsOfEveryState.slice(0, 2) })),
);

const fileAt = (id: number) => mediaFiles.find((file) => file.id === id) ?? mediaFiles[0]!;
const openOf = (id: number, part: Partial<ReadyMedia> = {}): OpenMedia => ({
  id,
  status: 'ready',
  file: fileAt(id),
  address: null,
  uses: [],
  title: fileAt(id).title,
  busy: null,
  error: '',
  ...part,
});
const uses = [
  { entity: 'course', id: 5, title: '朱子读书法' },
  { entity: 'article', id: 8, title: '六句话' },
] as const;

/** Its sheet stands over the page. */
const drawn = (story: Story, role: 'dialog' | 'alertdialog' = 'dialog'): Story => ({
  ...story,
  play: async () => void (await screen.findByRole(role)),
});

const pictureOf = (id: number) => ({ ...fileAt(id), url: fileAt(id).thumb });

export const DetailsOfAPicture = drawn(
  named(
    'a picture, and what uses it',
    stateWith({ open: openOf(2, { file: pictureOf(2), uses: [...uses] }) }),
  ),
);
export const DetailsChanged = drawn(
  named(
    'its title is missing',
    stateWith({ open: openOf(2, { file: pictureOf(2), title: '', error: '请填写标题' }) }),
  ),
);
export const DetailsOfAFailedVideo = drawn(
  named('a video that has failed', ofKind('video', { open: openOf(13) })),
);
const film = fileAt(11);
export const DetailsInTwoQualities = drawn(
  named(
    'a video in two qualities',
    ofKind('video', { open: openOf(11, { file: { ...film, renditions: [480] } }) }),
  ),
);
export const DetailsInOneQuality = drawn(
  named(
    'a video that misses a smaller quality',
    ofKind('video', { open: openOf(11, { file: { ...film, wanted_height: 480 } }) }),
  ),
);
export const DetailsOfAFile = drawn(named('a file', ofKind('file', { open: openOf(21) })));
export const DetailsGone = drawn(named('one that is gone', stateWith({ open: { id: 99, status: 'gone' } })));
export const Naming = drawn(
  named(
    'a folder gets a name that is taken',
    stateWith({
      naming: {
        on: { kind: 'create', parentId: null },
        name: '封面',
        isSaving: false,
        error: '已经有同名的文件夹',
      },
    }),
  ),
);
export const Refused = drawn(
  named(
    'a file that is used was not deleted',
    stateWith({
      refusal: {
        message: '“课程封面：读书法”正在使用，不能删除',
        files: [{ id: 2, title: '课程封面：读书法', uses: [...uses] }],
      },
    }),
  ),
  'alertdialog',
);

const records = { list: async () => ({ data: [...recordings], total: recordings.length }) };
const picking = (name: string, state: MediaLibraryState, kind: 'picture' | 'video'): Story =>
  drawn(
    named(name, state, {
      isPicker: true,
      props: { kind, records, canUpdate: false, canDelete: false, onPick() {} },
    }),
  );

export const PickAPicture = picking('a picture is chosen', stateWith(), 'picture');
export const PickARecording: Story = picking(
  'a recording of one’s own is chosen as a video',
  ofKind('video', {
    source: 'recordings',
    recordings: {
      place: { page: 1 },
      list: {
        status: 'ready',
        rows: recordings,
        total: 2,
        page: 1,
        at: Date.UTC(2026, 2, 2, 2),
        isTurning: false,
      },
      focus: null,
    },
  }),
  'video',
);
export const PickNarrow: Story = {
  ...picking('T9 a video is chosen in 360 px', ofKind('video'), 'video'),
  parameters: { picture: { width: 360, height: 760 } },
  play: async () =>
    waitFor(() => expect(screen.getByRole('tab', { name: /我的录制|My recordings/ })).toBeVisible()),
};
