import { expect, it } from 'vitest';
import { createMemoryKeyValueStore, storageKeys } from './key-value-store.ts';
import { createRolePreview } from './role-preview.ts';

const role = { token: 'seen-as', name: '公告员', from: '/manage/roles?open=2' };

it('is there again after a reload of the tab, until it is ended', () => {
  const tab = createMemoryKeyValueStore();
  createRolePreview(tab).start(role);
  const again = createRolePreview(tab);
  expect(again.getState().role).toEqual(role);
  again.end();
  expect(again.getState().role).toBeNull();
  expect(createRolePreview(tab).getState().role).toBeNull();
});

it.each(['', 'null', '{', '7', '{"token":1,"name":"x"}', '{"token":"x"}'])(
  'sees the site as oneself where the tab keeps %j',
  (kept) => {
    const tab = createMemoryKeyValueStore({ [storageKeys.rolePreview]: kept });
    expect(createRolePreview(tab).getState().role).toBeNull();
  },
);
