import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { MyNotesPicture, myNotesState } from './my-notes.fixtures.tsx';
import type { MyNotesState } from './my-notes.store.ts';

interface Args {
  state: MyNotesState;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'All notes of whoever is signed in, in a page of their own: searched, deleted together, exported, printed.',
  ],
  avoid: ['Beside a film or a text: Notes shows those of one thing, with the box to write in.'],
  parts: {
    note: 'One note.',
    unsent: 'A note that has not arrived.',
    'bulk-bar': 'What is done with the ticked ones.',
  },
  limits: ['An export holds 2000 notes; printing prints the page that is shown.'],
};

/** Every state of the list of notes, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 808, height: 900 } },
  args: { state: myNotesState(), width: 760 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <MyNotesPicture state={state} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: MyNotesState): Story => ({ name, args: { state } });
const nothing: MyNotesState['list'] = {
  status: 'ready',
  rows: [],
  total: 0,
  page: 1,
  at: 0,
  isTurning: false,
};

export const Full = named('of each kind', myNotesState());
export const Chosen = named('some are ticked', myNotesState({ chosen: [1, 2] }));
export const Deleting = named(
  'the ticked ones are to be deleted, and it failed once',
  myNotesState({ chosen: [1, 2], asked: { isPending: false, problem: '没有成功，请重试' } }),
);
export const Offline = named(
  'one waits for the network',
  myNotesState({
    unsent: [
      {
        id: 'unsent',
        content: '<p>离线写的一条。</p>',
        second: null,
        paragraph: null,
        status: 'waiting',
        message: '',
        isKept: true,
      },
    ],
  }),
);
export const Empty = named('none yet', myNotesState({ list: nothing }));
export const None = named(
  'none is like that',
  myNotesState({ list: nothing, typed: '火星', place: { page: 1, keywords: '火星' } }),
);
export const Loading = named('loading', myNotesState({ list: { status: 'loading' } }));
export const Failed = named(
  'did not load',
  myNotesState({ list: { status: 'failed', isOffline: true, isRetrying: false } }),
);
export const English: Story = { ...Full, name: 'in English', globals: { locale: 'en' } };
export const Narrow: Story = { args: { state: myNotesState(), width: 320 }, name: '320 px wide' };
