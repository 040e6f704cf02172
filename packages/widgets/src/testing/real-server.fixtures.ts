import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { expect } from 'vitest';

type Fetch = typeof globalThis.fetch;

/** A visitor's client at the server that `fetch` reaches. Its answers are held against the contract. */
export const visit = (fetch: Fetch): Client => createClient({ baseUrl: '', fetch, checkAnswer });

/** The client of the demonstration learner, who signs in on one more device for it. */
export async function signInAsLearner(fetch: Fetch): Promise<Client> {
  const { token } = await visit(fetch).session.loginByPassword({
    mobile: '13800000001',
    password: 'shuyuan-demo',
  });
  return createClient({ baseUrl: '', fetch, token: () => token, checkAnswer });
}

/** Calls run through the server, so that waiting takes real time. */
export async function until(holds: () => boolean): Promise<void>;
/** Waits for one value of several, and says which it is when that does not come. */
export async function until<Value>(read: () => Value, wanted: Value): Promise<void>;
export async function until(read: () => unknown, wanted: unknown = true) {
  for (let tick = 0; tick < 400 && read() !== wanted; tick += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(read()).toBe(wanted);
}
