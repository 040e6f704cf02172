import { expect, it, vi } from 'vitest';
import { createRenewingFetch } from './renewing-fetch.ts';

const answers = (...statuses: number[]) => {
  const left = [...statuses];
  return vi.fn<typeof fetch>(async () => new Response('', { status: left.shift() ?? 200 }));
};
const call = {
  method: 'POST',
  body: '{"content":"好"}',
  headers: { authorization: 'Bearer one', 'x-platform': 'PC' },
};
const sentTokens = (send: ReturnType<typeof answers>) =>
  send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

it('sends a call again with a fresh token, and is the same call else', async () => {
  const send = answers(401, 200);
  const response = await createRenewingFetch(send, async () => 'two')('/api', call);
  expect(response.status).toBe(200);
  expect(sentTokens(send)).toEqual(['Bearer one', 'Bearer two']);
  const [, again] = send.mock.calls[1] ?? [];
  expect([again?.method, again?.body, new Headers(again?.headers).get('x-platform')]).toEqual([
    'POST',
    call.body,
    'PC',
  ]);
});

it('sends it once more and no more', async () => {
  const send = answers(401, 401, 200);
  const response = await createRenewingFetch(send, async () => 'two')('/api', call);
  expect([response.status, send.mock.calls.length]).toEqual([401, 2]);
});

it.each([
  ['there is no fresh token', 401, call, null],
  ['the call had none', 401, { method: 'GET' }, 'two'],
  ['the call was refused for something else', 403, call, 'two'],
  ['the call was given up meanwhile', 401, { ...call, signal: AbortSignal.abort() }, 'two'],
])('leaves the answer as it is when %s', async (_, status, init, fresh) => {
  const send = answers(status);
  const response = await createRenewingFetch(send, async () => fresh)('/api', init);
  expect([response.status, send.mock.calls.length]).toEqual([status, 1]);
});
