import type { Client } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../host/test-host.ts';
import { until, visit } from '../../testing/real-server.fixtures.ts';
import { createSliderPuzzle, type SliderPuzzleStore } from './slider-puzzle.store.ts';

let server: TestServer;
let client: Client;
let host: TestHost;
let store: SliderPuzzleStore;
const status = () => store.getState().step.status;

beforeAll(async () => {
  server = await createTestServer();
  client = visit(server.fetch);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute('delete from slider_puzzles');
  host = createTestHost();
  store = createSliderPuzzle({ captcha: client.captcha, host });
  store.open();
  await until(status, 'ready');
});

/** Where the piece belongs, which only the server knows. */
async function findGap(): Promise<number> {
  const { rows } = await server.db.execute('select gap_x from slider_puzzles');
  return Number(rows[0]?.['gap_x']);
}

/** A hand: quick in the middle, slow at the end. */
async function drag(to: number) {
  store.grab();
  for (const share of [0.02, 0.08, 0.2, 0.38, 0.57, 0.74, 0.87, 0.95, 1.01, 1]) {
    store.dragTo(share * to);
    await host.advance(17);
  }
  return store.release();
}

it('LD-07 LD-03 is passed by hand at the real server, and its ticket is good for an SMS', async () => {
  const ticket = await drag((await findGap()) + 2);
  expect(ticket).toEqual(expect.any(String));
  const sms = { mobile: '13912345678', scene: 'register' as const, slider_ticket: ticket ?? '' };
  expect(await client.captcha.sendSms(sms)).toMatchObject({ retry_after: expect.any(Number) as number });
});

it('LD-07 is passed by keys at the real server', async () => {
  const gap = await findGap();
  for (let x = 20; x < gap; x += 20) {
    store.place(x);
    await host.advance(33);
  }
  store.place(gap);
  await host.advance(400);
  expect(await store.submit()).toEqual(expect.any(String));
});

it('is passed by a single press on the rail at the real server', async () => {
  store.place(await findGap());
  await host.advance(900);
  expect(await store.submit()).toEqual(expect.any(String));
});

it('LD-07 brings a new picture after three failures at the real server', async () => {
  const gap = await findGap();
  const wrong = gap > 180 ? gap - 60 : gap + 60;
  for (const triesLeft of [2, 1]) {
    expect(await drag(wrong)).toBeNull();
    expect(store.getState().step).toMatchObject({ status: 'wrong', triesLeft });
  }
  const { step } = store.getState();
  await drag(wrong);
  await until(status, 'ready');
  const next = store.getState().step;
  expect('puzzle' in next && 'puzzle' in step && next.puzzle.key !== step.puzzle.key).toBe(true);
  expect(store.getState().reason).toBe('used-up');
});
