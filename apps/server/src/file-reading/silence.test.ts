import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { lessonColumns } from '../modules/lesson-import/lesson-import.strings.ts';
import { sheetColumns } from '../modules/exams/formats/exchange.strings.ts';
import { createExamCategory } from '../modules/exams/exams.fixtures.ts';
import { createAdministrator, type Manager } from '../modules/manage/manage.fixtures.ts';
import { createVideo } from '../modules/videos/videos.fixtures.ts';
import {
  hostileBooks,
  hostileCaptions,
  hostileDrawings,
  hostileGift,
  hostilePackages,
  hostileTexts,
} from './hostile-files.fixtures.ts';
import { leastSilence } from './silence.fixtures.ts';

/** The longest time, in milliseconds, for which a file may keep the server from answering others. */
const longest = 200;

let server: TestServer;
let admin: Manager;
let video: number;
let category: number;

beforeAll(async () => {
  server = await createTestServer({ server: { checkAnswers: false } });
  admin = await createAdministrator(server);
  video = await createVideo(server.db, { ownerId: admin.id });
  category = await createExamCategory(server.db);
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`truncate rate_limits`));

interface Sent {
  url: string;
  type: string;
  payload: Buffer;
}

async function formOf(url: string, name: string, bytes: Buffer): Promise<Sent> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  const body = new Response(form);
  return {
    url,
    type: body.headers.get('content-type') ?? '',
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

const jsonOf = (url: string, bytes: Buffer, more: object): Sent => ({
  url,
  type: 'application/json',
  payload: Buffer.from(JSON.stringify({ content: bytes.toString('base64'), is_dry_run: false, ...more })),
});

const senders = {
  captions: (bytes: Buffer) =>
    formOf(`/api/v2/video/${video}/captions?language=zh-CN&label=a`, 'a.srt', bytes),
  gift: (bytes: Buffer) => questions('gift', bytes),
  xlsx: (bytes: Buffer) => questions('xlsx', bytes),
  qti: (bytes: Buffer) => questions('qti', bytes),
  lessons: (bytes: Buffer) => jsonOf('/api/v2/manage/lesson/import', bytes, {}),
  drawing: (bytes: Buffer) => formOf('/api/v2/media/image/upload', 'a.svg', bytes),
  text: (bytes: Buffer) => formOf('/api/v2/file/upload', 'a.csv', bytes),
};
const questions = (format: string, bytes: Buffer) =>
  jsonOf('/api/v2/manage/question/import', bytes, { format, category_id: category });

const send = ({ url, type, payload }: Sent) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, authorization: `Bearer ${admin.token}` },
    payload,
  });

describe.each<[keyof typeof senders, Record<string, () => Buffer>]>([
  ['captions', hostileCaptions],
  ['gift', hostileGift],
  ['xlsx', hostileBooks(Object.values(sheetColumns))],
  ['qti', hostilePackages],
  ['lessons', hostileBooks(Object.values(lessonColumns))],
  ['drawing', hostileDrawings],
  ['text', hostileTexts],
])('a file never silences the server for others: %s', (kind, files) => {
  it.each(Object.entries(files))(
    'of %s',
    async (_, make) => {
      const sent = await senders[kind](make());
      const statuses = new Set<number>();
      const silence = await leastSilence(async () => {
        let isAnswered = false;
        const sending = send(sent).then(({ statusCode }) => {
          statuses.add(statusCode);
          isAnswered = true;
        });
        const other = await server.app.inject({ url: '/healthz' });
        expect(other.statusCode).toBe(200);
        expect(isAnswered).toBe(false);
        await sending;
      }, longest);
      // A refusal by a rule of the product is a 200 with its words; anything else would be a fault, or a wrong address.
      expect([...statuses]).toEqual([200]);
      expect(silence).toBeLessThan(longest);
    },
    120_000,
  );
});
