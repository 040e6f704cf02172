import type { FavoriteRef, StudiedResource } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { pageOfTab, studiedArticlesOf } from '../testing/studied-resources.fixtures.ts';
import type { StudyCenterProps } from './study-center.tsx';

type CallName = 'list' | 'collect' | 'release';

export interface StudyBackendOptions {
  /** @default the six of every state */
  rows?: readonly StudiedResource[];
}

/** What one person studies, in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createStudyBackend({ rows: given = studiedArticlesOf(6) }: StudyBackendOptions = {}) {
  let rows = [...given];
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
    release: (ref) => called('release', ref, () => change(ref, { collected_at: null })),
  };

  return {
    study,
    ...controls,
    isCollected: (id: number, type: FavoriteRef['type'] = 'article') =>
      (rowOf({ type, id })?.collected_at ?? null) !== null,
    /** An article is read, bought or put back elsewhere. */
    change: (id: number, part: Partial<StudiedResource>) => change({ type: 'article', id }, part),
  };
}

export type StudyBackend = ReturnType<typeof createStudyBackend>;
