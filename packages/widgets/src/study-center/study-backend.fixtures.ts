import type { StudiedArticle } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { pageOfTab, studiedArticlesOf } from '../testing/studied-articles.fixtures.ts';
import type { StudyCenterProps } from './study-center.tsx';

type CallName = 'articles' | 'collect' | 'release';

export interface StudyBackendOptions {
  /** @default the six of every state */
  articles?: readonly StudiedArticle[];
}

/** What one person studies, in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createStudyBackend({ articles = studiedArticlesOf(6) }: StudyBackendOptions = {}) {
  let rows = [...articles];
  const { called, controls } = createCalls<CallName>();

  const rowOf = (id: number) => rows.find(({ article }) => article.id === id);

  function change(id: number, part: Partial<StudiedArticle>) {
    if (!rowOf(id)) throw refusal('文章不存在', 404);
    rows = rows.map((row) => (row.article.id === id ? { ...row, ...part } : row));
    return {};
  }

  const study: StudyCenterProps['study'] = {
    articles: (query) => called('articles', query, () => pageOfTab(rows, query)),
    collect: ({ id }) =>
      called('collect', id, () =>
        change(id, { collected_at: rowOf(id)?.collected_at ?? '2026-03-02T02:00:00.000Z' }),
      ),
    release: ({ id }) => called('release', id, () => change(id, { collected_at: null })),
  };

  return {
    study,
    ...controls,
    isCollected: (id: number) => (rowOf(id)?.collected_at ?? null) !== null,
    /** It is read, bought or put back elsewhere. */
    change,
  };
}

export type StudyBackend = ReturnType<typeof createStudyBackend>;
