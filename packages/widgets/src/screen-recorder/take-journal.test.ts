import { expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { createTakeJournal } from './take-journal.ts';

it('SR-09: what the device refuses to be told counts for this page all the same', async () => {
  const host = createTestHost();
  const journal = createTakeJournal(host);
  await journal.keep('7', 'take', { duration: 5 });
  host.storage.set = () => Promise.reject(new Error('full'));
  await journal.keep('7', 'take', { duration: 9 });
  expect((await journal.read('7', 'take')).duration).toBe(9);
  expect((await createTakeJournal(host).read('7', 'take')).duration).toBe(5);
});
