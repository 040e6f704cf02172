import { expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { thumbsUpButtonStrings } from './thumbs-up-button.strings.ts';
import { createThumbsUpStore } from './thumbs-up.store.ts';

function open(host = createTestHost({ user: testUser })) {
  const sent: boolean[] = [];
  let failure: Error | null = null;
  const props = {
    thing: { type: 'course', id: 7 } as const,
    isOn: false,
    count: 12,
    study: {
      thumbsUp: (_thing: object, isOn: boolean) => {
        sent.push(isOn);
        return failure
          ? Promise.reject(failure)
          : Promise.resolve({ is_thumbs_up: isOn, thumbs_up_count: 13 });
      },
    },
  };
  const store = createThumbsUpStore({
    host,
    strings: thumbsUpButtonStrings['zh-CN'],
    getProps: () => props,
  });
  return { host, sent, store, fail: () => void (failure = unplugged()) };
}

it('is shown at once and counted, and taken back alike', async () => {
  const { store, sent, host } = open();
  store.actions.toggle();
  expect(store.getState()).toEqual({ isOn: true, count: 13 });
  await host.settle();
  store.actions.toggle();
  expect(store.getState()).toEqual({ isOn: false, count: 12 });
  await host.settle();
  expect(sent).toEqual([true, false]);
});

it('is taken back with words when it fails', async () => {
  const { store, host, fail } = open();
  fail();
  store.actions.toggle();
  await host.settle();
  expect(store.getState()).toEqual({ isOn: false, count: 12 });
  expect(host.notices).toMatchObject([{ tone: 'critical', text: '没有成功，请重试' }]);
});

it('asks a visitor to sign in', () => {
  const { store, host, sent } = open(createTestHost());
  store.actions.toggle();
  expect(host.loginRequests).toMatchObject([{ intent: { kind: 'like-course' } }]);
  expect(sent).toEqual([]);
});
