import type { HttpOptions } from '@shuyuan/api-client';
import { createScenarioClient, createTestHost, testUser } from '@shuyuan/widgets/testing';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createMemoryKeyValueStore, storageKeys } from '../stores/key-value-store.ts';
import { createStillPage } from '../testing/still-page.browser.ts';
import { createSite } from './create-site.ts';

function open(tab: Record<string, string> = {}) {
  const asked: string[] = [];
  const { client } = createScenarioClient({
    my: {
      detail: () => {
        asked.push('detail');
        return testUser;
      },
    },
    session: {
      logout: () => {
        asked.push('logout');
        return {};
      },
    },
  });
  const auths: Required<Pick<HttpOptions, 'token' | 'onUnauthorized'>>[] = [];
  const testHost = createTestHost();
  const tabStorage = createMemoryKeyValueStore(tab);
  const { site } = createSite({
    createClient(auth) {
      auths.push(auth);
      return client;
    },
    createHost: ({ session, notify }) => ({ ...testHost, session, notify }),
    createRouter: (routes) => createMemoryRouter(routes),
    page: createStillPage(0),
    start: new URL('https://story.test/'),
    storage: createMemoryKeyValueStore({ [storageKeys.token]: 'own' }),
    tabStorage,
    loadRecorder: () => Promise.reject(new Error('This test has no recorder.')),
    log: () => {},
  });
  return { site, auth: auths[0]!, asked, tabStorage };
}

const role = { token: 'seen-as', name: '公告员' };

it('asks with the token of the role that the site is seen as, and with the own one before and after', () => {
  const { site, auth } = open();
  expect(auth.token()).toBe('own');
  site.preview.start(role);
  expect(auth.token()).toBe('seen-as');
  expect(site.session.getState().token).toBe('own');
  site.preview.end();
  expect(auth.token()).toBe('own');
});

it('goes on after a reload of the tab', () => {
  const { auth } = open({ [storageKeys.rolePreview]: JSON.stringify(role) });
  expect(auth.token()).toBe('seen-as');
});

it('ends the preview and not the session when the hour of the role is over', () => {
  const { site, auth } = open({ [storageKeys.rolePreview]: JSON.stringify(role) });
  auth.onUnauthorized('seen-as');
  expect(auth.token()).toBe('own');
  expect(site.toasts.visible().map(({ text }) => text)).toEqual(['角色预览已结束']);
});

it('asks for nobody when a session ends that saw the site as itself', async () => {
  const { site, asked } = open();
  await site.session.signOut();
  expect(asked).toEqual(['logout']);
});

it('ends with the session, and signs the own one out', async () => {
  const { site, auth, tabStorage } = open({ [storageKeys.rolePreview]: JSON.stringify(role) });
  await site.session.signOut();
  expect(auth.token()).toBeNull();
  expect(tabStorage.get(storageKeys.rolePreview)).toBeNull();
});
