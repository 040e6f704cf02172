import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { blankDraft } from './note-draft.ts';
import { noteOf, ownNotes } from './notes-backend.fixtures.ts';
import { NotesPicture, othersState, stateWith, withRows } from './notes.fixtures.tsx';
import type { NotesProps } from './notes.props.ts';
import type { NotesState, UnsentNote } from './notes.state.ts';

interface Args {
  state: NotesState;
  props?: Partial<NotesProps>;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'Beside a film or a text: notes with their moment or paragraph, everybody’s, and the box at the foot.',
    'Give `player` for a film: the first keystroke is the moment, and the box pauses and steps back.',
    'Give it the height that it may take; without one it is as high as its notes, and the box sticks to the lower edge.',
  ],
  avoid: ['For questions that somebody shall answer: use the comment box.'],
  parts: {
    note: 'One note: its place, its words, what can be done with it.',
    unsent: 'A note that has not arrived; data-status says why.',
    marks: 'The moments that were not understood.',
    composer: 'The box to write in.',
  },
  limits: [
    'Whether one may write here is the server’s to say.',
    'Where dragging is banned, `player.seek` has to go no further than was watched.',
  ],
};

/** Every state of the notes, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 440, height: 900 } },
  args: { state: stateWith(), width: 400 },
  argTypes: { state: { control: false } },
  render: ({ state, width, props }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 860 }}>
      <NotesPicture
        state={state}
        locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'}
        {...(props && { props })}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: NotesState, props?: Partial<NotesProps>): Story => ({
  name,
  args: { state, ...(props && { props }) },
});

const unsent = (note: Partial<UnsentNote>): UnsentNote => ({
  id: 'unsent',
  content: '<p>把角度写进表里，再画图。</p>',
  second: 96,
  paragraph: null,
  status: 'waiting',
  message: '',
  isKept: true,
  ...note,
});

export const Mine = named(
  'one’s own, with what was not understood',
  stateWith({ marks: [62, 410, 3700], waitingMarks: [410] }),
);
export const Writing = named(
  'CL-10 being written, with its moment',
  stateWith({
    draft: { ...blankDraft('draft'), content: '<p>影子的长度和角度</p>', second: 3723, isPublic: true },
  }),
);
export const Problem = named('refused before it was sent', stateWith({ problem: '还没有写内容' }));
export const Offline = named('waits for the network', stateWith({ unsent: [unsent({})] }));
export const Unkept = named(
  'waits, and the device keeps nothing',
  stateWith({ unsent: [unsent({ isKept: false })] }),
);
export const SignedOut = named(
  'the session is over',
  stateWith({ unsent: [unsent({ status: 'signed-out' })] }),
);
export const Refused = named(
  'refused by the server',
  stateWith({ unsent: [unsent({ status: 'refused', message: '笔记内容不合适' })] }),
);
export const Editing = named(
  'one is changed',
  stateWith({
    editing: { id: 1, content: '<p>影子和<strong>正切</strong></p>', isSending: false, problem: '' },
  }),
);
export const Deleting = named(
  'one is to be deleted',
  stateWith({ asked: { id: 1, isPending: false, problem: '' } }),
);
export const PastEnd = named('CL-12 beyond the end of a film that was replaced', stateWith(), {
  extent: 700,
});
export const Others = named('everybody’s', othersState({ likes: { 11: { isOn: true, count: 9 } } }));
export const Visitor = named('a visitor', othersState({ isVisitor: true, marks: null }));
export const VisitorMine = named(
  'a visitor among one’s own',
  stateWith({ isVisitor: true, list: withRows([]) }),
);
export const Article = named(
  'beside an article, by paragraph',
  stateWith({
    list: withRows([noteOf(1, { second: null, paragraph: 2 }), ownNotes[3]!]),
    draft: { ...blankDraft('draft'), paragraph: 4 },
  }),
  { resource: { type: 'article', id: 3 }, onParagraph() {} },
);
export const Empty = named('none yet', stateWith({ list: withRows([]) }));
export const OthersEmpty = named('nobody has published one', othersState({ list: withRows([]) }));
export const Loading = named('loading', stateWith({ list: { status: 'loading' }, marks: null }));
export const Failed = named(
  'did not load',
  stateWith({ list: { status: 'failed', isOffline: false, isRetrying: false }, marks: null }),
);
export const English: Story = { ...Mine, name: 'in English', globals: { locale: 'en' } };
export const Narrow: Story = { ...Mine, name: '320 px wide', args: { ...Mine.args, width: 320 } };
