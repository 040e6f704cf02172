import type { Locale } from '../../host/widget-host.ts';
import { stillActions, stillContext } from '../../testing/still-context.fixtures.ts';
import { createNotesBackend, ownNotes } from '../notes-backend.fixtures.ts';
import { MyNotesProvider } from './my-notes.context.ts';
import type { MyNotesState } from './my-notes.store.ts';
import { myNotesStrings } from './my-notes.strings.ts';
import { MyNotesView } from './my-notes.view.tsx';

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

export const myNotesState = (state: Partial<MyNotesState> = {}): MyNotesState => ({
  place: { page: 1, keywords: '' },
  list: { status: 'ready', rows: ownNotes, total: ownNotes.length, page: 1, at, isTurning: false },
  focus: null,
  typed: '',
  chosen: [],
  asked: null,
  unsent: [],
  isExporting: false,
  announcement: { id: 0, text: '' },
  ...state,
});

const props = { notes: createNotesBackend().notes, onCreate() {}, getHref: () => '/video?id=7' };

type Actions = NonNullable<Parameters<typeof MyNotesProvider>[0]['value']>['actions'];

/** All notes of a person in a state; nothing happens in them. */
export function MyNotesPicture({ state, locale }: { state: MyNotesState; locale: Locale }) {
  const context = stillContext({
    state,
    strings: myNotesStrings[locale],
    locale,
    props,
    actions: stillActions<Actions>({ isNarrowed: () => state.place.keywords !== '' }),
  });
  return (
    <MyNotesProvider value={context}>
      <MyNotesView />
    </MyNotesProvider>
  );
}
