import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createNotesBackend, video } from './notes-backend.fixtures.ts';
import type { NotesProps } from './notes.props.ts';
import { createNotesStore } from './notes.store.ts';
import { notesStrings } from './notes.strings.ts';

const kinds = [
  'type',
  'save',
  'crash',
  'reload',
  'lose answer',
  'lose call',
  'offline',
  'online',
  'advance',
] as const;

interface Step {
  kind: (typeof kinds)[number];
  tab: 0 | 1;
  /** The next step begins before this one has settled. */
  isHasty: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds, 'type', 'save'),
    tab: fc.constantFrom(0, 1),
    isHasty: fc.boolean(),
  }),
  { maxLength: 30 },
);

const ports = { saveText() {}, blockUnload: () => () => {} };

type Backend = ReturnType<typeof createNotesBackend>;

function openTab(backend: Backend, host: TestHost) {
  const props: NotesProps = { resource: video, notes: backend.notes };
  const store = createNotesStore({ host, strings: notesStrings['zh-CN'], getProps: () => props }, ports);
  return { host, store, stop: store.start() };
}

type Tab = ReturnType<typeof openTab>;

interface World {
  backend: Backend;
  tabs: [Tab, Tab];
  /** Words that were typed, each once. */
  words: string[];
  saves: number;
}

const settle = async ({ tabs }: World) => {
  await tabs[0].host.settle();
  await tabs[1].host.settle();
};

async function play(world: World, { kind, tab, isHasty }: Step) {
  const { backend, tabs, words } = world;
  const { store, host, stop } = tabs[tab];
  switch (kind) {
    case 'type': {
      const word = `w${words.length}.`;
      words.push(word);
      store.actions.type(`${store.getState().draft.content}<p>${word}</p>`);
      break;
    }
    case 'save':
      if (store.getState().draft.content !== '') world.saves += 1;
      store.actions.save();
      break;
    case 'reload':
      stop();
      tabs[tab] = openTab(backend, host.reload());
      break;
    case 'crash':
      tabs[tab] = openTab(backend, host.crash());
      break;
    case 'lose answer':
      backend.loseAnswer('store');
      break;
    case 'lose call':
      backend.fail('store', unplugged);
      break;
    case 'offline':
    case 'online':
      await host.setOnline(kind === 'online');
      break;
    case 'advance':
      await host.advance(20_000);
      break;
  }
  if (!isHasty) await settle(world);
}

/** Everything works again, both pages are opened anew, and nobody touches anything. */
async function calmDown(world: World) {
  await settle(world);
  const { backend, tabs } = world;
  for (const tab of [0, 1] as const) {
    tabs[tab].stop();
    tabs[tab] = openTab(backend, tabs[tab].host.reload());
    await tabs[tab].host.setOnline(true);
  }
  for (let round = 0; round < 20; round += 1) {
    await settle(world);
    await tabs[0].host.advance(60_000);
  }
}

it('keeps each note once, and loses no word that was typed, whatever two pages, the network and the device do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const backend = createNotesBackend({ own: [], others: [] });
      const host = createTestHost({ user: testUser });
      const tabs: World['tabs'] = [openTab(backend, host), openTab(backend, host.openTab())];
      const world: World = { backend, tabs, words: [], saves: 0 };
      await settle(world);
      for (const step of script) await play(world, step);
      await calmDown(world);
      const kept = backend.mine().map(({ content }) => content);
      expect(kept).toEqual([...new Set(kept)]);
      expect(kept.length).toBeLessThanOrEqual(world.saves);
      const drafts = await world.tabs[0].host.storage.entries('note-drafts/');
      const waiting = world.tabs[0].store.getState().unsent.map(({ content }) => content);
      expect(waiting).toEqual([]);
      const all = [...kept, ...drafts.map(([, value]) => (value as { content: string }).content)].join('');
      expect(world.words.filter((word) => !all.includes(word))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
