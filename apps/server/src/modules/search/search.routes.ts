import type { SearchPage, SearchType } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { Problem } from '../../errors/problem.ts';
import { isCommunityOpen } from '../community/community-switch.ts';
import { networkOf } from '../../limits/network.ts';
import { markedHtml, marksOf } from './marks.ts';
import * as repo from './search.repo.ts';
import { searchStrings as strings } from './search.strings.ts';
import { snippetOf } from './snippet.ts';
import { queryOf, termsOf } from './tokens.ts';

/** A search costs a hundred times a reading: enough for a class that searches at once, too little to wear a server down. */
const perNetwork = { limit: 600, windowSeconds: 60 };

const keptKeywords = 10;

/** PostgreSQL refuses some of them, and nobody looks for them. */
const unprintable = /[\p{Cc}\p{Cs}]/gu;

export function searchRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['search']> {
  return {
    async find({ db, query: { keywords: typed, type, page, size }, viewer, request }) {
      const keywords = typed.replace(unprintable, ' ').trim();
      const terms = termsOf(keywords);
      if (terms.length === 0) throw new Problem(1, strings.empty);
      const { allowed, retryAfter } = await limiter.take(`search:${networkOf(request.ip)}`, perNetwork);
      if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
      const now = clock.now();
      if (viewer && page === 1 && !isReadOnly(db)) {
        const name = keywords.replace(/\s+/g, ' ');
        await repo.rememberKeyword(db, { userId: viewer.userId, name, now, limit: keptKeywords });
      }
      const query = queryOf(terms);
      if (query === null) return { data: [], total: 0, counts: {} };
      const place = { limit: size, offset: (page - 1) * size };
      const { counts, rows } = await repo.findDocuments(db, {
        query,
        type: type ?? null,
        closedTypes: (await isCommunityOpen(db)) ? [] : ['problem'],
        now,
        ...place,
      });
      return {
        data: rows.map((row) => resultOf(row, terms)),
        total: type ? (counts[type] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0),
        counts,
      };
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

function resultOf(found: repo.FoundDocument, terms: readonly string[]): SearchPage['data'][number] {
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
  };
}
