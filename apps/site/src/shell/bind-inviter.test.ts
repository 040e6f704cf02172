import { testUser } from '@shuyuan/widgets/testing';
import { expect, it } from 'vitest';
import { createStorySite } from '../testing/story-site.tsx';
import { configFixture } from '../testing/site.fixtures.ts';
import { createMemoryKeyValueStore, storageKeys } from '../stores/key-value-store.ts';
import { bindInviter } from './bind-inviter.ts';

const msv = '5f0c3a5e7b1d4c2f9a8e6d5c4b3a2f1e';
const bound = 'POST /addons/MultiLevelShare/api/v1/user/bind';

async function come(source: string, isOpen = true) {
  const features = { ...configFixture.features, share: isOpen };
  const { site, calls } = createStorySite({
    path: '/',
    scenario: {
      config: { public: { ...configFixture, features } },
      invitations: { bind: { is_bound: 1 } },
    },
  });
  const storage = createMemoryKeyValueStore({ [storageKeys.marketingSource]: source });
  bindInviter(site, storage);
  await site.config.load();
  const signIn = async () => {
    site.session.setState({ user: testUser });
    await Promise.resolve();
    site.session.setState({ user: { ...testUser } });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { storage, signIn, count: () => calls.filter((call) => call === bound).length };
}

it('tells by whose link somebody came, once they are signed in, and once', async () => {
  const { storage, signIn, count } = await come(msv);
  expect(count()).toBe(0);
  await signIn();
  await signIn();
  expect(count()).toBe(1);
  expect(storage.get(storageKeys.triedInviter + testUser.id)).toBe(msv);
});

it.each([
  ['another source', 'wechat-moments', true],
  ['a section that is closed', msv, false],
])('tells nothing of %s', async (_, source, isOpen) => {
  const { signIn, count } = await come(source, isOpen);
  await signIn();
  expect(count()).toBe(0);
});
