import type { Page } from '@playwright/test';
import { findGap, tryByHand } from '../apps/server/src/modules/captcha/captcha.fixtures.ts';
import { askQuestion } from '../apps/server/src/modules/captcha/question.ts';
import { expect } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';

export interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
}

/** One call of the API, as a page makes it. */
export async function call<Data = Record<string, unknown>>(
  { url }: RunningServer,
  endpoint: `${'GET' | 'POST'} /${string}`,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Answer<Data>> {
  const [method, path] = endpoint.split(' ');
  const answer = await fetch(url + path, {
    method: method ?? 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Answer<Data>;
}

/** Solves the slider puzzle, as a hand does, and lets a code be sent. */
export async function askForCode(
  server: RunningServer,
  mobile: string,
  scene: string,
): Promise<Answer<unknown>> {
  const { data: puzzle } = await call<{ key: string }>(server, 'GET /api/v2/captcha/slider');
  const gap = await inDatabase(server, (db) => findGap(db, puzzle.key));
  const { data: verdict } = await call<{ ticket: string }>(server, 'POST /api/v2/captcha/slider/check', {
    body: tryByHand(puzzle.key, gap),
  });
  const body = { mobile, scene, slider_ticket: verdict.ticket };
  return call(server, 'POST /api/v2/captcha/sms', { body });
}

/** The row of a message on the page of sent codes, which must be open: it appears there by itself. */
export function sentTo(page: Page, mobile: string, sceneName: string) {
  const spaced = mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
  return page.getByRole('listitem').filter({ hasText: spaced }).filter({ hasText: sceneName }).first();
}

/** Reads a code off the page of sent codes. */
export async function readCode(page: Page, mobile: string, sceneName: string): Promise<string> {
  const row = sentTo(page, mobile, sceneName);
  await expect(row).toBeVisible();
  return /\b\d{6}\b/.exec(await row.innerText())?.[0] ?? '';
}

/** What somebody answers who reads the question in words. */
export function answerTo(question: string) {
  const all = Array.from({ length: 20_000 }, () => askQuestion());
  const asked = all.find(({ text }) => text === question);
  if (!asked) throw new Error(`Nobody asks ${question}.`);
  return String(asked.answer);
}
