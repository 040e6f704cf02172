import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { managedArticle } from './article-backend.fixtures.ts';
import { ArticleEditorPicture, pictureTime, soldArticle, stateWith } from './article-editor.fixtures.tsx';
import { firstState, type ArticleEditorState } from './article-editor.state.ts';

interface Args {
  state: ArticleEditorState;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'For the page on which somebody writes an article. Hand in createManageClient(client.http).articles and articleCategories.',
    'Put the id that onStored tells into the address of the page, in place of the one of a new article: the editor goes on.',
    'Give upload wherever pictures belong, and onUnkeptChange to whoever can keep somebody from leaving the page.',
  ],
  avoid: ['For words without a price and a time: use RichTextEditor.'],
  keys: [
    [
      'Ctrl + S',
      'Sends a draft to the server now. What others see is kept on the device; only 更新 changes it.',
    ],
    ['Alt + F10', 'From the text to its tools, see RichTextEditor.'],
    ['↑ ↓', 'On the line that ends the free part: moves it by a block.'],
  ],
  parts: {
    device: 'Whether what is written lies on the device.',
    server: 'Whether it lies on the server, and why not.',
    notice: 'What has to be chosen or known; data-calm when nothing is wrong.',
  },
  limits: [
    'Times are Beijing’s, also for a writer who is elsewhere.',
    'Two people do not write at once: the later one chooses between both versions, and loses neither.',
  ],
};

/** The text, once its editor is there. */
const comes: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(
    () => expect(canvas.getByRole('textbox', { name: '正文' })).toHaveAttribute('contenteditable'),
    { timeout: 20_000 },
  );
};

/** Every state of the article editor, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, layout: 'fullscreen', picture: { width: 1280, height: 1100 } },
  args: { state: stateWith(), width: 1280 },
  argTypes: { state: { control: false } },
  play: comes,
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <ArticleEditorPicture state={state} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const still = () => {};
const small = { width: 900, height: 420 };
const published = managedArticle({
  ...soldArticle,
  status: 'published',
  published_at: '2026-03-01T02:00:00.000Z',
});
const server = (status: ArticleEditorState['server']['status'], reason = '') => ({
  server: { status, at: pictureTime - 60_000, reason },
});
const named = (name: string, state: ArticleEditorState, rest: Partial<Story> = {}): Story => ({
  name,
  args: { state },
  ...rest,
});
const notReady = (name: string, article: ArticleEditorState['article']): Story =>
  named(name, { ...firstState, article }, { play: still, parameters: { picture: small } });

export const Loading = notReady('loading', { status: 'loading' });
export const Failed = notReady('did not come', { status: 'failed', isOffline: false, isRetrying: false });
export const NotFound = notReady('is not there', { status: 'missing' });
export const NotAllowed = notReady('may not be changed', { status: 'forbidden' });
export const New = named('a new one', {
  ...firstState,
  article: { status: 'ready' },
  categories: stateWith().categories,
});
export const Draft = named('a draft that is sold', stateWith());
export const Scheduled = named(
  'is scheduled for tonight',
  stateWith(
    managedArticle({ ...soldArticle, status: 'scheduled', published_at: '2026-03-02T12:00:00.000Z' }),
  ),
);
export const PublishedWithChanges = named(
  'is published, with changes that are not',
  stateWith(published, server('held'), { title: '班里有两个人同一天生日，一点也不奇怪' }),
);
export const Saving = named('is being saved', stateWith(soldArticle, server('saving')));
export const Offline = named('no network', stateWith(soldArticle, server('offline')));
export const NowhereKept = named(
  'neither the device nor the server takes it',
  stateWith(soldArticle, { ...server('failed'), device: { status: 'refused', at: null } }),
);
export const Conflict = named(
  'somebody else has changed it',
  stateWith(soldArticle, {
    ...server('conflict'),
    conflict: managedArticle({ updated_at: '2026-03-02T01:58:00.000Z' }),
  }),
);
export const TwoVersions = named(
  'another tab wrote it too, and a restored draft',
  stateWith(soldArticle, {
    restoredAt: pictureTime - 600_000,
    other: {
      from: 'tab',
      key: 'key',
      at: pictureTime - 300_000,
      seenAt: null,
      fields: stateWith().fields,
    },
  }),
);
export const SomethingMissing = named(
  'cannot be published yet',
  stateWith(
    soldArticle,
    { problems: ['title', 'charge', 'time-past', 'category'] },
    { title: '', charge: null, categoryId: null, release: 'later', at: '2026-03-02T08:00' },
  ),
);
export const Preview = named('as a visitor finds it', stateWith(soldArticle, { preview: 'visitor' }), {
  play: still,
});
export const PreviewOfMember = named('as a member finds it', stateWith(soldArticle, { preview: 'member' }), {
  play: still,
});
export const English: Story = {
  ...named('in English', stateWith(published, server('held'))),
  globals: { locale: 'en' },
  play: still,
};
export const Narrow: Story = {
  ...named('on 360 px', stateWith()),
  args: { state: stateWith(), width: 360 },
  parameters: { picture: { width: 360, height: 2600 } },
};
