import type { Locale } from '../host/widget-host.ts';
import { stillActions, stillContext } from '../testing/still-context.fixtures.ts';
import { createNotesBackend, ownNotes, othersNotes, video } from './notes-backend.fixtures.ts';
import { NotesProvider } from './notes.context.ts';
import { blankDraft } from './note-draft.ts';
import { standardSettings } from './note-settings.ts';
import type { NotesProps } from './notes.props.ts';
import type { NotesState } from './notes.state.ts';
import { notesStrings } from './notes.strings.ts';
import { NotesView } from './notes.view.tsx';

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

const ready = (rows: typeof ownNotes): NotesState['list'] => ({
  status: 'ready',
  rows,
  total: rows.length,
  page: 1,
  at,
  isTurning: false,
});

/** One's own notes of each kind. */
export const stateWith = (state: Partial<NotesState> = {}): NotesState => ({
  place: { page: 1, tab: 'mine', sort: 'newest' },
  list: ready(ownNotes),
  isVisitor: false,
  draft: blankDraft('draft'),
  typedMoment: null,
  problem: '',
  settings: standardSettings,
  unsent: [],
  marks: [],
  waitingMarks: [],
  editing: null,
  asked: null,
  likes: {},
  isExporting: false,
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});

/** Everybody's. */
export const othersState = (state: Partial<NotesState> = {}): NotesState =>
  stateWith({ place: { page: 1, tab: 'others', sort: 'newest' }, list: ready(othersNotes), ...state });

export const withRows = ready;

const backend = createNotesBackend();

const player: NonNullable<NotesProps['player']> = {
  position: () => 80,
  seek() {},
  pause() {},
  play() {},
  isPlaying: () => false,
};

const videoProps: NotesProps = {
  resource: video,
  notes: backend.notes,
  study: backend.study,
  player,
  extent: 3600,
  onOpenAll() {},
};

type Actions = NonNullable<Parameters<typeof NotesProvider>[0]['value']>['actions'];

interface NotesPictureProps {
  state: NotesState;
  locale: Locale;
  props?: Partial<NotesProps>;
}

/** The notes in a state; nothing happens in them. */
export function NotesPicture({ state, locale, props }: NotesPictureProps) {
  const context = stillContext({
    state,
    strings: notesStrings[locale],
    locale,
    props: { ...videoProps, ...props },
    actions: stillActions<Actions>(),
  });
  return (
    <NotesProvider value={context}>
      <NotesView />
    </NotesProvider>
  );
}
