import { expect, it } from 'vitest';
import { createTestHost } from '../../host/test-host.ts';
import { createDraftJournal } from './draft-journal.ts';

it('SR-09: what the device refuses to be told counts for this page all the same', async () => {
  const host = createTestHost();
  const journal = createDraftJournal(host);
  await journal.keep('7', 'draft', { duration: 5 });
  host.storage.set = () => Promise.reject(new Error('full'));
  await journal.keep('7', 'draft', { duration: 9 });
  expect((await journal.read('7', 'draft')).duration).toBe(9);
  expect((await createDraftJournal(host).read('7', 'draft')).duration).toBe(5);
});

it('SR-09: what the device has refused is written again when the page is left', async () => {
  const host = createTestHost();
  const journal = createDraftJournal(host);
  const { set } = host.storage;
  host.storage.set = () => Promise.reject(new Error('full'));
  await journal.keep('7', 'draft', { duration: 9 });
  host.storage.set = set;
  journal.flush();
  expect((await createDraftJournal(host).read('7', 'draft')).duration).toBe(9);
});
