import type { Upload } from '@shuyuan/api-client/upload';
import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../../testing/index.ts';
import { countUnfinished } from './count-unfinished.ts';
import { createDraftJournal } from './draft-journal.ts';

const owner = String(testUser.id);
const draft = (id: string) => ({ id, startedAt: 0, duration: 10, bytes: 1000 });
const uploadOf = (draftId: string) => {
  const note = { kind: 'screen-recording', takeId: draftId, owner, duration: 10, particulars: {} };
  return { id: `upload of ${draftId}`, source: { note } } as unknown as Upload;
};

function left({ drafts = [], uploads = [] }: { drafts?: string[]; uploads?: string[] }) {
  const host = createTestHost({ user: testUser });
  const deps = {
    host,
    media: { recoverable: async (of: string) => (of === owner ? drafts.map(draft) : []) },
    uploader: { unfinished: async () => uploads.map(uploadOf) },
  };
  return { host, count: () => countUnfinished(deps) };
}

it('SR-09 SR-14 counts what was never saved and what is on its way, each recording once', async () => {
  expect(await left({}).count()).toBe(0);
  expect(await left({ drafts: ['a', 'b'], uploads: ['b', 'c'] }).count()).toBe(3);
});

it('SR-09 says nothing of what the library holds, though its file is still on the device', async () => {
  const { host, count } = left({ drafts: ['a', 'b'], uploads: ['b'] });
  await createDraftJournal(host).keep(owner, 'a', { isSaved: true });
  expect(await count()).toBe(1);
  await createDraftJournal(host).keep(owner, 'b', { isSaved: true });
  expect(await count()).toBe(0);
});

it('SR-09 looks for whoever is signed in, and for nobody else', async () => {
  const { host, count } = left({ drafts: ['a'] });
  host.setUser({ ...testUser, id: 99 });
  expect(await count()).toBe(0);
});
