import { expect, it } from 'vitest';
import { unplugged } from '../testing/failures.fixtures.ts';
import { settle } from '../host/test-device.ts';
import { createOptimisticToggle } from './optimistic-toggle.ts';

/** A toggle over a server that is answered by hand. */
function openToggle() {
  let isOn = false;
  let server = false;
  const sent: boolean[] = [];
  const waiting: ((end: 'done' | 'failed' | 'done, not heard') => void)[] = [];
  const errors: boolean[] = [];
  const toggle = createOptimisticToggle({
    isOn: () => isOn,
    show: (next) => (isOn = next),
    async send(wanted) {
      sent.push(wanted);
      const end = await new Promise<string>((resolve) => waiting.push(resolve));
      if (end !== 'failed') server = wanted;
      if (end !== 'done') throw unplugged();
    },
    onError: (_, wanted) => void errors.push(wanted),
  });
  return {
    toggle,
    sent,
    errors,
    isOn: () => isOn,
    server: () => server,
    answer: async (end: 'done' | 'failed' | 'done, not heard') => {
      waiting.shift()?.(end);
      await settle();
    },
  };
}

it('is shown at once, and sent one call at a time until the server has what was wanted last', async () => {
  const { toggle, sent, isOn, server, answer } = openToggle();
  for (let press = 0; press < 4; press += 1) toggle.toggle();
  expect(isOn()).toBe(false);
  expect(sent).toEqual([true]);
  await answer('done');
  expect(sent).toEqual([true, false]);
  await answer('done');
  expect([isOn(), server(), toggle.isSending()]).toEqual([false, false, false]);
});

it('is shown as the server has it after a failure', async () => {
  const { toggle, errors, isOn, answer } = openToggle();
  toggle.toggle();
  await answer('failed');
  expect(isOn()).toBe(false);
  expect(errors).toEqual([true]);
});

it('sends what is wanted by now when nobody knows what became of the call before', async () => {
  const { toggle, sent, errors, server, answer } = openToggle();
  toggle.toggle();
  toggle.toggle();
  await answer('done, not heard');
  expect(sent).toEqual([true, false]);
  await answer('done');
  expect(server()).toBe(false);
  expect(errors).toEqual([]);
});
