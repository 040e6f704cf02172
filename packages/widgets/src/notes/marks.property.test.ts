import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createNotesBackend, video } from './notes-backend.fixtures.ts';
import { createNotesStore } from './notes.store.ts';
import { notesStrings } from './notes.strings.ts';

const kinds = [
  'mark',
  'unmark',
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
  second: number;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds, 'mark', 'unmark'),
    tab: fc.constantFrom(0, 1),
    second: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 30 },
);

const ports = { saveText() {}, blockUnload: () => () => {} };

type Backend = ReturnType<typeof createNotesBackend>;

function openTab(backend: Backend, host: TestHost) {
  const player = {
    at: 0,
    position: () => player.at,
    seek() {},
    pause() {},
    play() {},
    isPlaying: () => true,
  };
  const props = { resource: video, notes: backend.notes, player };
  const store = createNotesStore({ host, strings: notesStrings['zh-CN'], getProps: () => props }, ports);
  return { host, store, player, stop: store.start() };
}

type Tabs = [ReturnType<typeof openTab>, ReturnType<typeof openTab>];

async function play(backend: Backend, tabs: Tabs, meant: Set<number>, { kind, tab, second }: Step) {
  const { store, host, player, stop } = tabs[tab];
  switch (kind) {
    case 'mark':
      player.at = second + 0.5;
      store.actions.mark();
      meant.add(second);
      break;
    case 'unmark':
      // Only what is seen can be taken back.
      if (store.getState().marks?.includes(second) !== true) break;
      store.actions.unmark(second);
      meant.delete(second);
      break;
    case 'reload':
      stop();
      tabs[tab] = openTab(backend, host.reload());
      break;
    case 'crash':
      tabs[tab] = openTab(backend, host.crash());
      break;
    case 'lose answer':
      backend.loseAnswer('setMark');
      break;
    case 'lose call':
      backend.fail('setMark', unplugged);
      break;
    case 'offline':
    case 'online':
      await host.setOnline(kind === 'online');
      break;
    case 'advance':
      await host.advance(20_000);
      break;
  }
  for (const each of tabs) await each.host.settle();
}

/** Everything works again, both pages are opened anew, and nobody touches anything. */
async function calmDown(backend: Backend, tabs: Tabs) {
  for (const tab of [0, 1] as const) {
    tabs[tab].stop();
    tabs[tab] = openTab(backend, tabs[tab].host.reload());
    await tabs[tab].host.setOnline(true);
  }
  for (let round = 0; round < 20; round += 1) {
    for (const { host } of tabs) await host.settle();
    await tabs[0].host.advance(60_000);
  }
}

it('lets the server have what was last said of each second, and shows it, whatever two pages, the network and the device do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const backend = createNotesBackend({ own: [], others: [] });
      const host = createTestHost({ user: testUser });
      const tabs: Tabs = [openTab(backend, host), openTab(backend, host.openTab())];
      const meant = new Set<number>();
      for (const step of script) await play(backend, tabs, meant, step);
      await calmDown(backend, tabs);
      const inOrder = [...meant].sort((one, other) => one - other);
      expect([...backend.marked].sort((one, other) => one - other)).toEqual(inOrder);
      for (const { store } of tabs) {
        expect(store.getState().marks).toEqual(inOrder);
        expect(store.getState().waitingMarks).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
