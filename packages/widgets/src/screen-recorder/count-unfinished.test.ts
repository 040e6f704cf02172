import type { Upload } from '@shuyuan/api-client/upload';
import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { countUnfinished } from './count-unfinished.ts';
import { createTakeJournal } from './take-journal.ts';

const owner = String(testUser.id);
const take = (id: string) => ({ id, startedAt: 0, duration: 10, bytes: 1000 });
const uploadOf = (takeId: string) => {
  const note = { kind: 'screen-recording', takeId, owner, duration: 10, particulars: {} };
  return { id: `upload of ${takeId}`, source: { note } } as unknown as Upload;
};

function left({ takes = [], uploads = [] }: { takes?: string[]; uploads?: string[] }) {
  const host = createTestHost({ user: testUser });
  const deps = {
    host,
    media: { leftovers: async (of: string) => (of === owner ? takes.map(take) : []) },
    uploader: { unfinished: async () => uploads.map(uploadOf) },
  };
  return { host, count: () => countUnfinished(deps) };
}

it('SR-09 SR-14 counts what was never saved and what is on its way, each recording once', async () => {
  expect(await left({}).count()).toBe(0);
  expect(await left({ takes: ['a', 'b'], uploads: ['b', 'c'] }).count()).toBe(3);
});

it('SR-09 says nothing of what the library holds, though its file is still on the device', async () => {
  const { host, count } = left({ takes: ['a', 'b'], uploads: ['b'] });
  await createTakeJournal(host).keep(owner, 'a', { isSaved: true });
  expect(await count()).toBe(1);
  await createTakeJournal(host).keep(owner, 'b', { isSaved: true });
  expect(await count()).toBe(0);
});

it('SR-09 looks for whoever is signed in, and for nobody else', async () => {
  const { host, count } = left({ takes: ['a'] });
  host.setUser({ ...testUser, id: 99 });
  expect(await count()).toBe(0);
});
