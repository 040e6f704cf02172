import type { StudiedResource, StudyTab } from '@shuyuan/api-client';
import type { ReadyPagedList } from '../async/paged-list.ts';
import type { Locale } from '../host/widget-host.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { pageOfTab, studiedArticlesOf, studiedOfAllTypes } from '../testing/studied-resources.fixtures.ts';
import { daysFixture, historyFixture, nextFixture } from '../testing/study-progress.fixtures.ts';
import { createStudyBackend } from './study-backend.fixtures.ts';
import { StudyCenterProvider } from './study-center.context.ts';
import { pageSize, type CenterTab, type StudyCenterState } from './study-center.store.ts';
import { studyCenterStrings } from './study-center.strings.ts';
import { StudyCenterView } from './study-center.view.tsx';

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

/** The first page of a tab, of so many articles that somebody has to do with. */
export const listOf = (tab: StudyTab, count = 6) => listed(tab, studiedArticlesOf(count));

/** The same of rows of all types, and of what is hidden or gone. */
export const mixedListOf = (tab: StudyTab) => listed(tab, studiedOfAllTypes);

function listed(tab: StudyTab, all: readonly StudiedResource[]): ReadyPagedList<StudiedResource> {
  const { data, total } = pageOfTab(all, { scene: tab, page: 1, size: pageSize });
  return { status: 'ready', rows: data, total, page: 1, at, isTurning: false };
}

/** A tab with its articles, and nothing going on. */
export const stateWith = (tab: CenterTab, state: Partial<StudyCenterState> = {}): StudyCenterState => ({
  place: { tab, page: 1 },
  list: listOf(tab === 'history' ? 'learning' : tab),
  counts: {},
  history: {
    status: 'ready',
    rows: historyFixture,
    total: historyFixture.length,
    page: 1,
    at,
    isTurning: false,
  },
  today: { status: 'ready', next: nextFixture, days: daysFixture },
  open: null,
  putBack: [],
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});

const { study, learning } = createStudyBackend();

const props = { study, learning, onBrowse() {} };

/** The study center in a state; nothing happens in it. */
export function StudyCenterPicture({ state, locale }: { state: StudyCenterState; locale: Locale }) {
  return (
    <StudyCenterProvider value={stillContext({ state, strings: studyCenterStrings[locale], locale, props })}>
      <StudyCenterView />
    </StudyCenterProvider>
  );
}
