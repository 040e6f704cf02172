import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client, type SliderVerdict } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createToken, hashToken } from '../../secrets/token.ts';
import { findGap, tryByHand } from './captcha.fixtures.ts';
import { insertImageCaptcha, removeExpiredProofs } from './captcha.repo.ts';
import { createPicture, isRightAnswer, spendTicket } from './captcha.service.ts';

let server: TestServer;
let client: Client;
let now = new Date();
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  await server.db.execute(sql`delete from rate_limits`);
});

/** The rows of a picture whose answer is known, as `createPicture` writes them. */
async function knownPicture(answer: string) {
  const { createHash } = await import('node:crypto');
  const key = createToken();
  const answerHash = createHash('sha256').update(`${key}:${answer}`).digest();
  const expiresAt = new Date(now.getTime() + 300_000);
  await insertImageCaptcha(server.db, { keyHash: hashToken(key), answerHash, expiresAt });
  return key;
}

/** What a person would say to the question. */
function solve(question: string): number {
  const figures = Array.from('零一二三四五六七八九十');
  const read = (text: string) => {
    const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
    const ten = text.includes('十') ? (tens ? figures.indexOf(tens) : 1) * 10 : 0;
    return ten + (ones ? figures.indexOf(ones) : 0);
  };
  const [left = 0, right = 0] = (question.match(/[零一二三四五六七八九十]+/g) ?? []).map(read);
  if (question.includes('减去')) return left - right;
  if (question.includes('再过')) return ((left + right - 1) % 12) + 1;
  if (question.includes('往前数')) return ((left - right + 11) % 12) + 1;
  return left + right;
}

describe('the picture with letters', () => {
  it('is pixels, so that its letters can’t be read out of it, and is kept only as a hash', async () => {
    const { key, img, question } = await client.captcha.image();
    expect(question).toBe('');
    const picture = sharp(Buffer.from(img.split(',')[1] ?? '', 'base64'));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 240, height: 80 });
    const { rows } = await server.db.execute(sql`select * from image_captchas`);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it.each(['a7km', 'A7KM', ' ａ７km '])('takes %j for A7KM', async (typed) => {
    expect(await isRightAnswer(server.db, await knownPicture('a7km'), typed, now)).toBe(true);
  });

  it('LD-12 is used up by one answer, right or wrong', async () => {
    const [right, wrong] = [await knownPicture('a7km'), await knownPicture('a7km')];
    expect(await isRightAnswer(server.db, right, 'a7km', now)).toBe(true);
    expect(await isRightAnswer(server.db, right, 'a7km', now)).toBe(false);
    expect(await isRightAnswer(server.db, wrong, 'a7kn', now)).toBe(false);
    expect(await isRightAnswer(server.db, wrong, 'a7km', now)).toBe(false);
  });

  it('is good for one of many answers at the same moment', async () => {
    const key = await knownPicture('a7km');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => isRightAnswer(server.db, key, 'a7km', now)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is over after five minutes', async () => {
    const key = await knownPicture('a7km');
    later(301);
    expect(await isRightAnswer(server.db, key, 'a7km', now)).toBe(false);
  });

  it.each(['', '\u0000', "' or 1=1 --", '零', 'x'.repeat(20)])('does not take %j', async (typed) => {
    const { key } = await createPicture(server.db, now);
    expect(await isRightAnswer(server.db, key, typed, now)).toBe(false);
  });
});

describe('the question in words', () => {
  it('has no picture, and is answered by what it asks for, in figures or in words', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { key, img, question } = await client.captcha.image('words');
      expect(img).toBe('');
      const isRight = await isRightAnswer(server.db, key, String(solve(question)), now);
      expect({ question, isRight }).toEqual({ question, isRight: true });
    }
  });

  it('is rarer than pictures for one network', async () => {
    for (let count = 0; count < 30; count += 1) await client.captcha.image('words');
    await expect(client.captcha.image('words')).rejects.toMatchObject({ code: 429 });
    await client.captcha.image('picture');
  });
});

describe('the slider puzzle', () => {
  const check = (key: string, x: number): Promise<SliderVerdict> =>
    client.captcha.checkSlider(tryByHand(key, x));

  it('LD-07 is passed by who puts the piece into the gap, and answers a ticket that is good once', async () => {
    const { key, expires_in: seconds } = await client.captcha.slider();
    expect(seconds).toBe(180);
    const verdict = await check(key, await findGap(server.db, key));
    if (verdict.success !== 1) throw new Error('not passed');
    const spent = await Promise.all(
      Array.from({ length: 8 }, () => spendTicket(server.db, verdict.ticket, now)),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
    // A solved puzzle earns nothing more.
    expect(await check(key, 150)).toEqual({ success: 0, tries_left: 0 });
  });

  it('LD-07 is passed by keys, in even steps', async () => {
    const { key } = await client.captcha.slider();
    const x = await findGap(server.db, key);
    const trail = Array.from({ length: 8 }, (_, index): [number, number] => [
      index * 90,
      (x * (index + 1)) / 8,
    ]);
    expect(await client.captcha.checkSlider({ key, x, trail, duration: 720, by: 'keys' })).toMatchObject({
      success: 1,
    });
  });

  it('LD-07 is over after three wrong tries', async () => {
    const { key } = await client.captcha.slider();
    const gap = await findGap(server.db, key);
    for (const left of [2, 1, 0])
      expect(await check(key, gap - 20)).toEqual({ success: 0, tries_left: left });
    expect(await check(key, gap)).toEqual({ success: 0, tries_left: 0 });
  });

  it('looks at three of many tries at the same moment, and lets one of them pass at most', async () => {
    const { key } = await client.captcha.slider();
    const gap = await findGap(server.db, key);
    const sweep = Array.from({ length: 20 }, (_, index) => check(key, index * 14));
    const looked = (await Promise.all(sweep)).filter(
      (verdict) => verdict.success === 0 && verdict.tries_left > 0,
    );
    expect(looked.length).toBeLessThanOrEqual(2);
    const other = await client.captcha.slider();
    const otherGap = await findGap(server.db, other.key);
    const passes = await Promise.all(Array.from({ length: 6 }, () => check(other.key, otherGap)));
    expect(passes.filter(({ success }) => success === 1)).toHaveLength(1);
    expect(gap).toBeGreaterThan(0);
  });

  it('refuses the right place reached by no hand, and tells no more than of a wrong one', async () => {
    const { key } = await client.captcha.slider();
    const x = await findGap(server.db, key);
    const trail: [number, number][] = [[0, x]];
    expect(await client.captcha.checkSlider({ key, x, trail, duration: 1, by: 'pointer' })).toEqual({
      success: 0,
      tries_left: 2,
    });
  });

  it('is over after three minutes, its ticket after five', async () => {
    const [one, two] = [await client.captcha.slider(), await client.captcha.slider()];
    const verdict = await check(two.key, await findGap(server.db, two.key));
    later(181);
    expect(await check(one.key, await findGap(server.db, one.key))).toEqual({ success: 0, tries_left: 0 });
    later(120);
    expect(await spendTicket(server.db, (verdict as { ticket: string }).ticket, now)).toBe(false);
  });

  it.each([
    { x: -1 },
    { x: 351 },
    { duration: -1 },
    { trail: [] },
    { trail: Array.from({ length: 2001 }, () => [0, 0]) },
    { trail: [['0', '0']] },
    { by: 'hand' },
    { key: '' },
  ])('refuses a try with %j as outside the contract', async (odd) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v2/captcha/slider/check',
      payload: { ...tryByHand('k', 100), ...odd },
    });
    expect(answer.json()).toMatchObject({ code: 400 });
  });

  it('knows nothing of a key that never was', async () => {
    for (const key of ['never\u0000', "' or 1=1 --", 'x'.repeat(200)]) {
      expect(await check(key, 150)).toEqual({ success: 0, tries_left: 0 });
    }
  });

  it('stops a network that goes on trying', async () => {
    await server.db.execute(sql`insert into rate_limits values
      ('captcha:check:127.0.0.1', 400, now() + interval '1 minute'),
      ('captcha:puzzle:127.0.0.1', 300, now() + interval '1 minute')`);
    await expect(check('k', 100)).rejects.toMatchObject({
      code: 429,
      message: '操作过于频繁，请1分钟后再试',
      data: { retry_after: expect.any(Number) as number },
    });
    await expect(client.captcha.slider()).rejects.toMatchObject({ code: 429 });
  });
});

describe('what is good once', () => {
  it.each([
    '/api/v2/captcha/image',
    '/api/v2/captcha/slider',
    '/api/v3/auth/login/wechat/scan',
    '/api/v3/auth/login/wechat/scan/query?code=x',
  ])('is never kept by a browser: %s', async (url) => {
    const { headers } = await server.app.inject(url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  it('is swept when its time is over', async () => {
    await client.captcha.image();
    await client.captcha.slider();
    later(-3600);
    await removeExpiredProofs(server.db, now);
    expect(await server.db.$count(sql`image_captchas`)).toBeGreaterThan(0);
    later(7200);
    await server.modules.tidy(server.db);
    expect(await server.db.$count(sql`image_captchas`)).toBe(0);
    expect(await server.db.$count(sql`slider_puzzles`)).toBe(0);
  });
});
