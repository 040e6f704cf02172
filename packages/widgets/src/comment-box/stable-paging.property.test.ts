import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CommentRow } from './comment-rows.ts';
import { turnPage, type PageWindow } from './stable-paging.ts';
import { makeRoom } from './writing/sent.ts';

const row = (id: number): CommentRow => ({
  id,
  content: '',
  createdAt: '2026-03-02T02:00:00.000Z',
  author: null,
  repliesCount: 0,
  atSeconds: null,
});

/** A server's list, newest first, into which somebody may write between any two requests. */
function createServerList(count: number) {
  let ids = Array.from({ length: count }, (_, index) => count - index);
  let next = count + 1;
  const interruptions: number[] = [];
  const insert = (added: number) => {
    for (let index = 0; index < added; index += 1) ids = [next++, ...ids];
  };
  return {
    insert,
    /** Somebody deletes the row at this place. */
    remove: (place: number) => (ids = ids.filter((_, index) => index !== place)),
    interruptions,
    ids: () => ids,
    fetchPage: (size: number) => async (page: number) => {
      insert(interruptions.shift() ?? 0);
      return { rows: ids.slice((page - 1) * size, page * size).map(row), total: ids.length };
    },
  };
}

const step = fc.record({
  move: fc.constantFrom('next', 'next', 'previous'),
  before: fc.nat(25),
  posts: fc.nat(3),
  during: fc.array(fc.nat(4), { maxLength: 2 }),
});

/** Whether the rows now shown follow the old ones, or lead up to them, without a gap or a double. */
function continues(old: number[], at: PageWindow, move: string, all: number[]): boolean {
  const fresh = idsOf(at);
  if (fresh.length === 0) return false;
  const joined = move === 'next' ? [...old, ...fresh] : [...fresh, ...old];
  const first = all.indexOf(joined[0] ?? 0);
  if (String(joined) === String(all.slice(first, first + joined.length))) return true;
  // So much is new that page 1 begins anew.
  return move === 'previous' && at.page === 1 && at.start === 0 && all.indexOf(old[0] ?? 0) > 3 * at.size;
}

const idsOf = (pageWindow: PageWindow) => pageWindow.rows.map(({ id }) => id);

it('shifts, doubles and drops no row when the reader turns pages while comments come in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 90 }),
      fc.constantFrom(10, 20),
      fc.array(step),
      async (count, size, steps) => {
        const server = createServerList(count);
        let at = await turnPage(null, 1, size, server.fetchPage(size));
        for (const { move, before, posts, during } of steps) {
          for (let posted = 1; posted <= posts; posted += 1) {
            server.insert(1);
            at = makeRoom(at, posted);
          }
          server.insert(before);
          const from = at;
          const target = move === 'next' ? from.page + 1 : from.page - 1;
          const knownPages = Math.ceil((from.total + posts) / size);
          if (target < 1 || target > knownPages || from.rows.length === 0) continue;
          server.interruptions.push(...during);
          at = await turnPage(from, target, size, server.fetchPage(size));
          server.interruptions.length = 0;

          expect(continues(idsOf(from), at, move, server.ids())).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('CB-08 claims no empty page and leaves out no row while comments go', async () => {
  const turn = fc.record({
    move: fc.constantFrom('next', 'next', 'previous'),
    removed: fc.array(fc.nat(30)),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.array(turn), async (count, turns) => {
      const size = 10;
      const server = createServerList(count);
      let at = await turnPage(null, 1, size, server.fetchPage(size));
      for (const { move, removed } of turns) {
        for (const place of removed) server.remove(place);
        const old = idsOf(at);
        const target = move === 'next' ? at.page + 1 : at.page - 1;
        if (target < 1 || target > Math.ceil(at.total / size)) continue;
        at = await turnPage(at, target, size, server.fetchPage(size));

        const ids = server.ids();
        const shown = idsOf(at);
        expect(at.total).toBe(ids.length);
        expect(at.page).toBeLessThanOrEqual(Math.max(1, Math.ceil(ids.length / size)));
        expect(shown.length > 0).toBe(ids.length > 0);
        expect(ids.length <= size ? shown : ids).toEqual(ids);
        const seen = [...old, ...shown].filter((id) => ids.includes(id));
        const between = ids.slice(ids.indexOf(Math.max(...seen)), ids.indexOf(Math.min(...seen)) + 1);
        const missed = between.filter((id) => !seen.includes(id));
        expect(at.page === target ? missed : []).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

it('CB-08 leads to the last page there is when the next one has gone', async () => {
  const eleven = createServerList(11);
  const first = await turnPage(null, 1, 10, eleven.fetchPage(10));
  eleven.remove(10);
  const still = await turnPage(first, 2, 10, eleven.fetchPage(10));
  expect([still.page, idsOf(still)]).toEqual([1, eleven.ids()]);
  const more = createServerList(21);
  const second = await turnPage(null, 2, 10, more.fetchPage(10));
  more.remove(20);
  const last = await turnPage(second, 3, 10, more.fetchPage(10));
  expect([last.page, idsOf(last)]).toEqual([2, more.ids().slice(10)]);
});

it('asks once for a neighbouring page when nothing has come in', async () => {
  const server = createServerList(57);
  const first = await turnPage(null, 1, 10, server.fetchPage(10));
  const asked: number[] = [];
  const second = await turnPage(first, 2, 10, (page) => {
    asked.push(page);
    return server.fetchPage(10)(page);
  });
  expect(asked).toEqual([2]);
  expect(idsOf(second)).toEqual(server.ids().slice(10, 20));
});

it('shows the last page when the wanted one has gone', async () => {
  const server = createServerList(12);
  const found = await turnPage(null, 9, 10, server.fetchPage(10));
  expect(found.page).toBe(2);
  expect(idsOf(found)).toEqual([2, 1]);
});

it('opens a far page as the server counts it', async () => {
  const server = createServerList(57);
  const first = await turnPage(null, 1, 10, server.fetchPage(10));
  server.insert(3);
  const fifth = await turnPage(first, 5, 10, server.fetchPage(10));
  expect(idsOf(fifth)).toEqual(server.ids().slice(40, 50));
});
