import type { FavoriteRef, HistoryRow, StudiedResource, StudyContinue } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { pageOfTab, studiedArticlesOf } from '../testing/studied-resources.fixtures.ts';
import {
  daysFixture,
  historyFixture,
  lessonsFixture,
  nextFixture,
  pageOfHistory,
} from '../testing/study-progress.fixtures.ts';
import type { StudyCenterProps } from './study-center.tsx';

type CallName = 'list' | 'collect' | 'release' | 'continue' | 'days' | 'history' | 'forget' | 'course';

export interface StudyBackendOptions {
  /** @default the six of every state */
  rows?: readonly StudiedResource[];
  /** @default a video and two articles */
  history?: readonly HistoryRow[];
  /** @default the seventh lesson of a course */
  next?: StudyContinue;
}

/** What one person studies, in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createStudyBackend({
  rows: given = studiedArticlesOf(6),
  history: studied = historyFixture,
  next = nextFixture,
}: StudyBackendOptions = {}) {
  let rows = [...given];
  let history = [...studied];
  const { called, controls } = createCalls<CallName>();

  const isOf = ({ resource }: StudiedResource, { type, id }: FavoriteRef) =>
    resource.type === type && resource.id === id;
  const rowOf = (ref: FavoriteRef) => rows.find((row) => isOf(row, ref));

  function change(ref: FavoriteRef, part: Partial<StudiedResource>) {
    if (!rowOf(ref)) throw refusal('内容不存在', 404);
    rows = rows.map((row) => (isOf(row, ref) ? { ...row, ...part } : row));
    return {};
  }

  const study: StudyCenterProps['study'] = {
    list: (query) => called('list', query, () => pageOfTab(rows, query)),
    collect: (ref) =>
      called('collect', ref, () =>
        change(ref, { collected_at: rowOf(ref)?.collected_at ?? '2026-03-02T02:00:00.000Z' }),
      ),
    continue: () => called('continue', {}, () => next),
    days: () => called('days', {}, () => daysFixture),
    history: (query) => called('history', query, () => pageOfHistory(history, query)),
    forget: (ref) =>
      called('forget', ref, () => {
        history = history.filter(({ resource }) => resource.type !== ref.type || resource.id !== ref.id);
        return {};
      }),
    release: (ref) => called('release', ref, () => change(ref, { collected_at: null })),
  };

  const learning: NonNullable<StudyCenterProps['learning']> = {
    course: (id) => called('course', id, () => ({ lessons: [...lessonsFixture] })),
  };

  return {
    study,
    learning,
    ...controls,
    isCollected: (id: number, type: FavoriteRef['type'] = 'article') =>
      (rowOf({ type, id })?.collected_at ?? null) !== null,
    /** An article is read, bought or put back elsewhere. */
    change: (id: number, part: Partial<StudiedResource>) => change({ type: 'article', id }, part),
  };
}

export type StudyBackend = ReturnType<typeof createStudyBackend>;
