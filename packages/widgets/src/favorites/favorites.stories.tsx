import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { foldersFixture } from '../testing/favorites.fixtures.ts';
import { FavoritesPicture, stateWith } from './favorites.fixtures.tsx';
import type { FavoritesState } from './favorites.store.ts';

interface Args {
  state: Partial<FavoritesState>;
  folderId?: number;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page of what a person has set aside. Give it level 1 where it is the page, and keep folder, type and page in the address by place and onPlace.',
    'With folderId for the page of one folder; answer onMissing by the page that is not there.',
    'Give getHref, so that the ways to what is listed are links; without it the host is asked to navigate.',
  ],
  avoid: ['For somebody else’s favourites: it shows those of who is signed in.'],
  keys: [
    ['Space', 'Chooses a row for what is done with several.'],
    ['Enter', 'Opens a row, a folder or what can be done with it.'],
  ],
  parts: {
    row: 'One favourite with its box, cover, words and the way into it; says that it is gone when it is.',
    'bulk-bar': 'What can be done with all that is chosen.',
  },
  limits: ['Only rows of one page are chosen together.'],
};

/** Every state of the favourites, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 1048, height: 760 } },
  args: { state: {}, width: 1000 },
  argTypes: { state: { control: false } },
  render: ({ state, width, folderId }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <FavoritesPicture
        state={stateWith(state)}
        locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'}
        {...(folderId !== undefined && { folderId })}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: Partial<FavoritesState> = {}): Story => ({ name, args: { state } });

const none = { status: 'ready', rows: [], total: 0, page: 1, at: 0, isTurning: false } as const;
const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;
const [folder] = foldersFixture.categories;
const dialog = { folder: folder ?? null, name: '', error: '', isPending: false };

export const Loading = named('loading', { list: { status: 'loading' }, folders: null });
export const Everything = named('everything, one hidden and one gone');
export const Chosen = named('two are chosen', { chosen: ['article 301', 'course 301'] });
export const Moving = named('two are being moved', { chosen: ['article 301', 'course 301'], isBusy: true });
export const Empty = named('nothing was set aside', { list: none, counts: {} });
export const EmptyFolder = named('an empty folder', {
  place: { folder: 2, page: 1 },
  list: none,
  counts: {},
});
export const Failed = named('the rows did not come', { list: failed, folders: null });
export const Offline = named('no network', { list: { ...failed, isOffline: true }, folders: null });
export const Missing = named('a folder that is not there', {
  place: { folder: 9, page: 1 },
  isMissing: true,
});
export const Naming = named('a folder is named as another is', {
  dialog: { ...dialog, kind: 'create', folder: null, name: '写作', error: '已有同名的收藏夹' },
});
export const Removing = named('a folder is about to be removed', {
  place: { folder: 1, page: 1 },
  dialog: { ...dialog, kind: 'remove' },
});
export const OneFolder: Story = {
  ...named('one folder alone', { place: { folder: 1, page: 1 } }),
  args: { state: { place: { folder: 1, page: 1 } }, folderId: 1 },
};
export const English: Story = {
  ...named('in English', { chosen: ['article 301'] }),
  globals: { locale: 'en' },
};
export const Narrow: Story = {
  name: 'T9 in a column of 320 px, two chosen',
  args: { state: { chosen: ['article 301', 'course 301'] }, width: 320 },
  parameters: { picture: { width: 352, height: 1100 } },
};
