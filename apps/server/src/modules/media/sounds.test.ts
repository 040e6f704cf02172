import { createExamsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createExamCategory } from '../exams/exams.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { soundOf } from '../demonstration/tones.ts';
import { createLibrarian, fileOf, read, type Librarian } from './media.fixtures.ts';

let server: TestServer;
let now: Date;
let librarian: Librarian;

beforeAll(async () => {
  now = new Date('2026-11-27T04:00:00Z');
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.paper': true });
  librarian = await createLibrarian(server);
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date('2026-11-27T04:00:00Z');
});

const wav = soundOf([{ pitch: 440, seconds: 0.1, loudness: 1 }]);
const storeSound = () => librarian.media.storeFile(fileOf(wav, '听力.wav'), null);

it('a sound is heard at an address that stays good, part by part, and nobody guesses it', async () => {
  const { id, url, content_type: type } = await storeSound();
  const text = await librarian.media.storeFile(fileOf('课表', '课表.txt'), null);
  expect(type).toBe('audio/wav');
  expect(url).toMatch(new RegExp(String.raw`^/media/${id}/[\da-f]{32}$`));
  now = new Date(now.getTime() + 30 * 86_400_000);
  const led = await read(server, url);
  expect([led.statusCode, led.headers['cache-control']]).toEqual([302, 'no-store']);
  const heard = await read(server, String(led.headers.location), { range: 'bytes=0-3' });
  expect([heard.statusCode, heard.body, heard.headers['content-type']]).toEqual([206, 'RIFF', 'audio/wav']);
  for (const other of [`/media/${id}/`, `/media/${id}/x.wav`, url.replace(/.$/, 'x'), `/media/0${id}/x`])
    expect((await read(server, other)).statusCode).toBe(404);
  expect((await read(server, `/media/${text.id}/`)).statusCode).toBe(404);
});

it('a question has one, in its stem and in its parts, which its learners get and the library counts', async () => {
  const admin = await createAdministrator(server);
  const { id: fileId, url } = await storeSound();
  const common = { level: 1, score: 5, content: '<p>听录音</p>', remark: '' };
  const heard = { ...common, type: 5 as const, answer: 1 as const, sound: url };
  const category = await createExamCategory(server.db);
  const store = (question: Parameters<typeof admin.manage.questions.store>[0]['question']) =>
    admin.manage.questions.store({ category_id: category, tag_ids: [], question });
  const { id } = await store({ ...common, type: 6, sound: url, questions: [heard] });
  expect((await admin.manage.questions.find(id)).question).toMatchObject({
    sound: url,
    questions: [{ sound: url }],
  });
  expect((await librarian.media.uses(fileId)).data).toMatchObject([{ entity: 'question', id }]);
  const paper = await admin.manage.papers.store({
    title: '听力',
    category_id: category,
    questions: [{ question_id: id }],
    published_at: '2026-01-01T00:00:00.000Z',
  });
  const learner = createExamsApi(clientOf(server, await createPerson(server.db)).http);
  await learner.start(paper.id);
  expect((await learner.play(paper.id)).questions).toMatchObject([
    { question: { sound: url, questions: [{ sound: url }] } },
  ]);
  for (const sound of [
    'javascript:alert(1)',
    'https://elsewhere.example/a.mp3',
    '//x.example/a',
    '/media/1/a.mp3',
  ])
    await expect(store({ ...heard, sound })).rejects.toMatchObject({ code: 400 });
});
