import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestHost } from '../host/test-host.ts';
import { createJournal } from './journal.ts';
import {
  alreadyPosted,
  createModelServer,
  isMessage,
  openPage,
  type ModelPage,
  type ModelServer,
} from './outbox-model.fixtures.ts';
import { isRecordOf } from './outbox-items.ts';

const kinds = [
  'add',
  'add refused',
  'set aside',
  'edit',
  'hold',
  'release',
  'deliver',
  'lose answer',
  'lose call',
  'give up',
  'reload',
  'retry twice',
  'retry in both tabs',
  'offline',
  'online',
  'advance',
  'session ends',
  'session begins',
  'stop',
  'restore',
] as const;

/** With these an item may be passed by later ones, or need a person. */
const byHand: ReadonlySet<Step['kind']> = new Set(['set aside', 'edit', 'hold']);

interface Step {
  kind: (typeof kinds)[number];
  tab: 0 | 1;
  pick: number;
}

const steps = fc.array(
  fc.record<Step>({
    // Calls are made more often than anything else happens to them.
    kind: fc.constantFrom(...kinds, 'add', 'add', 'deliver'),
    tab: fc.constantFrom(0, 1),
    pick: fc.nat(7),
  }),
  { maxLength: 40 },
);

interface World {
  server: ModelServer;
  pages: [ModelPage, ModelPage];
  /** Every text that was ever typed, by thread, in the order of typing. */
  typed: { thread: string; text: string; isReplaced: boolean }[];
  /** Items, and edits by people who were told that the item itself is already posted. */
  wanted: number;
  /** Pages that are to send nothing. */
  stopped: Set<TestHost>;
}

function openWorld(): World {
  const server = createModelServer();
  const first = openPage(server);
  return {
    server,
    pages: [first, openPage(server, first.host.openTab())],
    typed: [],
    wanted: 0,
    stopped: new Set(),
  };
}

const settle = async ({ pages }: World) => {
  await pages[0].host.settle();
  await pages[1].host.settle();
};

/** What lies on the device, which a page may not have seen yet. */
async function recordsOf({ pages }: World) {
  const { storage } = pages[0].host;
  const journal = createJournal({ storage, name: 'outbox/user-2', isValue: isRecordOf(isMessage) });
  return (await journal.entries()).map(({ value }) => value);
}

async function play(world: World, { kind, tab, pick }: Step) {
  const { server, pages, typed } = world;
  const { host, outbox } = pages[tab];
  const items = outbox.items();
  const item = items[pick % Math.max(1, items.length)];
  const thread = pick % 2 === 0 ? 'even' : 'odd';
  switch (kind) {
    case 'add':
    case 'add refused': {
      const text = `${kind === 'add' ? 'say' : 'refuse'} ${typed.length}`;
      typed.push({ thread, text, isReplaced: false });
      world.wanted += 1;
      await outbox.add({ thread, text });
      break;
    }
    case 'set aside': {
      const text = `say ${typed.length}`;
      typed.push({ thread, text, isReplaced: false });
      world.wanted += 1;
      await outbox.setAside({ thread, text });
      break;
    }
    case 'hold':
    case 'release':
      if (item) await outbox[kind](item.id);
      break;
    case 'edit': {
      if (!item) break;
      const text = `say ${typed.length}`;
      const record = (await recordsOf(world)).find(({ id }) => id === item.id);
      if (!(await outbox.edit(item.id, { ...item.value, text }))) break;
      const before = typed.find((other) => other.text === item.value.text);
      if (before) before.isReplaced = true;
      if (record?.failure?.message === alreadyPosted) world.wanted += 1;
      typed.push({ thread: item.value.thread, text, isReplaced: false });
      break;
    }
    case 'deliver':
      server.deliver(pick);
      break;
    case 'lose answer':
      server.loseAnswer(pick);
      break;
    case 'lose call':
      server.loseCall(pick);
      break;
    case 'give up':
      server.giveUp(pick);
      break;
    case 'reload':
      pages[tab] = openPage(server, host.reload());
      break;
    case 'retry twice':
      if (item) void [outbox.retry(item.id), outbox.retry(item.id)];
      break;
    case 'retry in both tabs':
      if (item) void pages.map((page) => page.outbox.retry(item.id));
      break;
    case 'offline':
    case 'online':
      await host.setOnline(kind === 'online');
      break;
    case 'advance':
      await host.advance(pick * 10_000);
      break;
    case 'session ends':
    case 'session begins':
      server.setSession(kind === 'session begins');
      break;
    case 'stop':
      if (item) void outbox.retry(item.id);
      outbox.stop();
      world.stopped.add(host);
      break;
    case 'restore':
      world.stopped.delete(host);
      await outbox.restore();
      break;
  }
  await settle(world);
}

/** Plays a step, and looks that no stopped page has sent anything, and none what is held. */
async function playChecked(world: World, step: Step) {
  const { calls } = world.server;
  const known = new Set(calls);
  const before = (await recordsOf(world)).filter(({ isHeld }) => isHeld);
  await play(world, step);
  const after = new Set((await recordsOf(world)).filter(({ isHeld }) => isHeld).map(({ id }) => id));
  const held = before.filter(({ id }) => after.has(id)).map(({ key }) => key);
  const fresh = calls.filter((call) => !known.has(call));
  const wrong = fresh.filter(({ from, key }) => world.stopped.has(from) || held.includes(key));
  expect(wrong.map(({ message }) => message.text)).toEqual([]);
}

/** Everything works again, both pages are opened anew, and nobody touches anything. */
async function calmDown(world: World) {
  const { server, pages } = world;
  server.setSession(true);
  for (const tab of [0, 1] as const) pages[tab] = openPage(server, pages[tab].host.reload());
  await settle(world);
  for (const { id, isHeld } of pages[0].outbox.items()) if (isHeld) void pages[0].outbox.release(id);
  for (let round = 0; round < 200; round += 1) {
    await settle(world);
    if (server.calls.length === 0) await pages[0].host.advance(1000);
    server.deliver();
  }
  for (const page of pages) await page.host.setOnline(true);
  await settle(world);
}

it('CB-13 leaves each item on the server exactly once and in order, whatever network, pages and tabs do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const world = openWorld();
      for (const step of script) if (!byHand.has(step.kind)) await playChecked(world, step);
      await calmDown(world);
      const accepted = world.typed.filter(({ text }) => text.startsWith('say'));
      for (const thread of ['even', 'odd']) {
        const inOrder = accepted.filter((typed) => typed.thread === thread).map(({ text }) => text);
        expect(world.server.texts(thread)).toEqual(inOrder);
      }
      const refused = world.typed.filter(({ text }) => text.startsWith('refuse')).map(({ text }) => text);
      for (const { outbox } of world.pages) {
        expect(outbox.items().map(({ value }) => value.text)).toEqual(refused);
        for (const { state } of outbox.items())
          expect(state).toMatchObject({ status: 'failed', kind: 'business', message: '内容含有敏感词' });
      }
    }),
    { numRuns: 300 },
  );
});

it('CB-13 posts an edited item once though another page has begun to send what it was before, and the session had ended', async () => {
  const world = openWorld();
  const script = [
    { kind: 'add', tab: 1, pick: 0 },
    { kind: 'session ends', tab: 0, pick: 0 },
    { kind: 'add', tab: 0, pick: 0 },
    { kind: 'deliver', tab: 0, pick: 0 },
    { kind: 'edit', tab: 1, pick: 0 },
  ] as const;
  for (const step of script) await playChecked(world, step);
  await calmDown(world);
  expect(world.server.texts().length).toBeLessThanOrEqual(world.wanted);
});

it('CB-13 loses nothing that was typed when items are held, edited and set aside as well: each last text is on the server once or still here', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const world = openWorld();
      for (const step of script) await playChecked(world, step);
      await calmDown(world);
      const onServer = world.server.texts();
      expect(onServer).toEqual([...new Set(onServer)]);
      expect(onServer.length).toBeLessThanOrEqual(world.wanted);
      const [here, there] = world.pages.map(({ outbox }) => outbox.items().map(({ value }) => value.text));
      expect(here).toEqual(there);
      const last = world.typed.filter(({ isReplaced }) => !isReplaced).map(({ text }) => text);
      expect([...onServer, ...here!]).toEqual(expect.arrayContaining(last));
    }),
    { numRuns: 300 },
  );
});
