import type { StudiedArticle, StudyScene } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import type { ReadyShelf } from '../shelf/shelf.state.ts';
import { pageOfScene, studiedArticlesOf } from '../testing/studied-articles.fixtures.ts';
import type { StudyAround } from './study-around.ts';
import type { StudyCenterActions } from './study-center.actions.ts';
import { pageSize, type StudyCenterState } from './study-center.state.ts';
import { studyCenterStrings } from './study-center.strings.ts';

const nothing = () => {};

/** For pictures: nothing happens. */
const stillActions: StudyCenterActions = {
  retry: nothing,
  chooseScene: nothing,
  turnTo: () => new Promise(nothing),
  togglePutBack: nothing,
  open: nothing,
};

export const aroundIn = (locale: Locale): StudyAround => ({
  actions: stillActions,
  strings: studyCenterStrings[locale],
  locale,
  level: 2,
  onBrowse: nothing,
});

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

/** The first page of a scene, of so many articles that somebody has to do with. */
export function shelfOf(scene: StudyScene, count = 6): ReadyShelf<StudiedArticle> {
  const { data, total } = pageOfScene(studiedArticlesOf(count), { scene, page: 1, size: pageSize });
  return { status: 'ready', rows: data, total, page: 1, at, isTurning: false };
}

/** A scene with its articles, and nothing going on. */
export const stateWith = (scene: StudyScene, state: Partial<StudyCenterState> = {}): StudyCenterState => ({
  place: { scene, page: 1 },
  shelf: shelfOf(scene),
  putBack: [],
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});
