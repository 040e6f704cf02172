import { expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { createKeptDraft } from './kept-draft.ts';

const readName = (value: unknown) => (typeof value === 'string' ? value : null);

it('finds after a reload what was kept, and nothing once it is forgotten', async () => {
  const host = createTestHost();
  createKeptDraft(host.storage, 'name', readName).keep('小明');
  const draft = createKeptDraft(host.reload().storage, 'name', readName);
  expect(await draft.find()).toBe('小明');
  draft.forget();
  expect(await draft.find()).toBeNull();
});

it('finds the last key of what was typed right before the page ended, untold', async () => {
  const host = createTestHost();
  const draft = createKeptDraft(host.storage, 'name', readName);
  for (const name of ['小', '小明', '小明明']) draft.keep(name);
  expect(await createKeptDraft(host.crash().storage, 'name', readName).find()).toBe('小明明');
});

it('finds nothing in what another version has kept', async () => {
  const { storage } = createTestHost();
  await storage.set('name', { text: '小明' });
  expect(await createKeptDraft(storage, 'name', readName).find()).toBeNull();
});

it('goes on without where the device keeps nothing', async () => {
  const refuse = () => Promise.reject(new Error('private mode'));
  const draft = createKeptDraft({ get: refuse, set: refuse, remove: refuse }, 'name', readName);
  draft.keep('小明');
  draft.forget();
  expect(await draft.find()).toBeNull();
});
