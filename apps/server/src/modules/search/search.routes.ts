import { searchCategoryTypes, type SearchPage, type SearchType } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { Problem } from '../../errors/problem.ts';
import { networkOf } from '../../limits/network.ts';
import { closedTypes } from './closed-types.ts';
import { markedHtml, marksOf } from './marks.ts';
import { holderSourceOf } from './search-sources.ts';
import * as repo from './search.repo.ts';
import { searchStrings as strings } from './search.strings.ts';
import { snippetOf } from './snippet.ts';
import { queryOf, termsOf } from './tokens.ts';

/** A search costs a hundred times a reading: enough for a class that searches at once, too little to wear a server down. */
const perNetwork = { limit: 600, windowSeconds: 60 };

/** Suggestions while typing: some four for one search. */
const suggestionsPerNetwork = { limit: 1800, windowSeconds: 60 };

const suggested = 8;

const keptKeywords = 10;

/** PostgreSQL refuses some of them, and nobody looks for them. */
const unprintable = /[\p{Cc}\p{Cs}]/gu;

const tidy = (typed: string) => typed.replace(unprintable, ' ').trim();

/** Types that a tab of the dialog stands for; null for all. */
const typesOf = (type: SearchType | 'category' | undefined): readonly SearchType[] | null => {
  if (type === undefined) return null;
  return type === 'category' ? searchCategoryTypes : [type];
};

export function searchRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['search']> {
  async function requireAllowed(name: string, ip: string, limit: typeof perNetwork) {
    const { allowed, retryAfter } = await limiter.take(`${name}:${networkOf(ip)}`, limit);
    if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
  }

  return {
    async find({ db, query: { keywords: typed, type, page, size }, viewer, request }) {
      const keywords = tidy(typed);
      const terms = termsOf(keywords);
      if (terms.length === 0) throw new Problem(1, strings.empty);
      await requireAllowed('search', request.ip, perNetwork);
      const now = clock.now();
      if (viewer && page === 1 && !isReadOnly(db)) {
        const name = keywords.replace(/\s+/g, ' ');
        await repo.rememberKeyword(db, { userId: viewer.userId, name, now, limit: keptKeywords });
      }
      const query = queryOf(terms);
      if (query === null) return { data: [], total: 0, counts: {} };
      const types = typesOf(type);
      const { counts, rows } = await repo.findDocuments(db, {
        query,
        types,
        closedTypes: await closedTypes(db),
        now,
        limit: size,
        offset: (page - 1) * size,
      });
      const counted = types ?? Object.keys(counts);
      return {
        data: await resultsOf(db, rows, terms, now),
        total: counted.reduce((sum, each) => sum + (counts[each] ?? 0), 0),
        counts,
      };
    },

    async suggest({ db, query: { keywords }, request }) {
      const terms = termsOf(tidy(keywords));
      const query = queryOf(terms);
      if (query === null) return { data: [] };
      await requireAllowed('search-suggest', request.ip, suggestionsPerNetwork);
      const now = clock.now();
      const closed = await closedTypes(db);
      const { rows } = await repo.findDocuments(db, {
        query,
        types: null,
        closedTypes: closed,
        now,
        limit: suggested,
        offset: 0,
      });
      return { data: await resultsOf(db, rows, terms, now) };
    },

    async keywords({ db, viewer }) {
      return { keywords: await repo.listKeywords(db, viewer.userId, keptKeywords) };
    },

    async deleteKeywords({ db, viewer, body: { ids } }) {
      await repo.deleteKeywords(db, viewer.userId, ids);
      return {};
    },
  };
}

async function resultsOf(
  db: Database,
  rows: readonly repo.FoundDocument[],
  terms: readonly string[],
  now: Date,
): Promise<SearchPage['data']> {
  const counts = await countsOf(db, rows, now);
  return rows.map((found) => ({
    ...resultOf(found, terms),
    count: counts.get(found.resourceType)?.get(found.resourceId) ?? null,
  }));
}

/** How much there is of the teachers and categories among some rows, by type and id. */
async function countsOf(db: Database, rows: readonly repo.FoundDocument[], now: Date) {
  const counts = new Map<string, ReadonlyMap<number, number>>();
  for (const type of new Set(rows.map(({ resourceType }) => resourceType))) {
    const source = holderSourceOf(type as SearchType);
    if (!source) continue;
    const ids = rows.flatMap((row) => (row.resourceType === type ? [row.resourceId] : []));
    counts.set(type, await repo.countHeld(db, source, { ids, now }));
  }
  return counts;
}

function resultOf(
  found: repo.FoundDocument,
  terms: readonly string[],
): Omit<SearchPage['data'][number], 'count'> {
  const snippet = snippetOf(found, terms);
  const marks = marksOf(snippet, terms);
  return {
    id: found.id,
    resource_type: found.resourceType as SearchType,
    resource_id: found.resourceId,
    title: found.title,
    title_marks: marksOf(found.title, terms),
    thumb: found.thumb,
    p: markedHtml(snippet, marks),
    snippet,
    snippet_marks: marks,
    labels: found.labels.split('\n').filter((label) => marksOf(label, terms).length > 0),
  };
}
