import { expect, it } from 'vitest';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../../testing/index.ts';
import { createNoteOutbox } from '../note-outbox.ts';
import { createNotesBackend, noteOf, ownNotes } from '../notes-backend.fixtures.ts';
import { createMyNotesStore, type MyNotesPlace } from './my-notes.store.ts';
import { myNotesStrings } from './my-notes.strings.ts';

type Backend = ReturnType<typeof createNotesBackend>;

async function open({
  host = createTestHost({ user: testUser }),
  backend = createNotesBackend(),
  place,
}: { host?: TestHost; backend?: Backend; place?: MyNotesPlace } = {}) {
  const places: MyNotesPlace[] = [];
  const saved: string[] = [];
  const props = {
    notes: backend.notes,
    ...(place && { place }),
    onPlace: (next: MyNotesPlace) => void places.push(next),
  };
  const store = createMyNotesStore(
    { host, strings: myNotesStrings['zh-CN'], getProps: () => props },
    { saveText: (name) => void saved.push(name), printPage: () => void saved.push('printed') },
  );
  store.start();
  await host.settle();
  const rows = () => {
    const { list } = store.getState();
    return list.status === 'ready' ? list.rows : [];
  };
  return { host, backend, places, saved, rows, state: store.getState, actions: store.actions };
}

it('is narrowed by words and by kind, which the page’s address then says', async () => {
  const { actions, host, rows, places } = await open();
  actions.type(' 井底 ');
  actions.search();
  await host.settle();
  expect(rows().map(({ id }) => id)).toEqual([3]);
  expect(places.at(-1)).toMatchObject({ keywords: '井底', page: 1 });
  actions.chooseType('article');
  await host.settle();
  expect(rows()).toEqual([]);
  expect(actions.isNarrowed()).toBe(true);
  actions.showAll();
  await host.settle();
  expect(rows()).toHaveLength(4);
});

it('begins where the address leads, one thing in its own order', async () => {
  const { backend } = await open({ place: { page: 1, keywords: '', type: 'video', resourceId: 7 } });
  expect(backend.calls.find(({ name }) => name === 'mine')?.input).toMatchObject({
    resource_type: 'video',
    resource_id: 7,
    sort: 'moment',
  });
});

it('deletes the ticked ones together after a question, and keeps them ticked when that fails', async () => {
  const { actions, host, backend, state, rows } = await open();
  actions.toggle(1);
  actions.toggle(2);
  actions.toggle(3);
  actions.toggle(3);
  actions.askRemove();
  backend.fail('removeMany', unplugged);
  actions.answerYes();
  await host.settle();
  expect(state()).toMatchObject({ chosen: [1, 2], asked: { problem: '没有成功，请重试', isPending: false } });
  actions.answerYes();
  await host.settle();
  expect(state()).toMatchObject({ chosen: [], asked: null });
  expect(rows().map(({ id }) => id)).toEqual([3, 4]);
});

it('unticks what is not shown any more', async () => {
  const many = Array.from({ length: 25 }, (_, index) => noteOf(index + 1));
  const { actions, state } = await open({ backend: createNotesBackend({ own: many }) });
  actions.toggle(1);
  await actions.turnTo(2);
  expect(state().chosen).toEqual([]);
});

it('sends what waits on this device, from wherever it was written', async () => {
  const host = createTestHost({ user: testUser });
  const backend = createNotesBackend({ own: ownNotes.slice(0, 1) });
  const outbox = createNoteOutbox({ host, notes: backend.notes, userId: testUser.id });
  await outbox.add({
    key: 'note-a-1',
    note: { content: '<p>离线</p>', resource_type: 'video', resource_id: 8 },
  });
  const { rows, state } = await open({ host: host.reload(), backend });
  expect(state().unsent).toEqual([]);
  expect(rows()).toHaveLength(2);
});

it('leaves as a file, or on paper', async () => {
  const { actions, host, saved } = await open();
  actions.exportNotes();
  await host.settle();
  actions.print();
  expect(saved).toEqual(['我的笔记-2026-03-02.md', 'printed']);
});
