import { createExamsApi } from '@shuyuan/api-client';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createManager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { uploadStrings } from '../uploads/uploads.strings.ts';
import { createPaper } from './exams.fixtures.ts';
import { examsStrings as strings } from './exams.strings.ts';

let server: TestServer;
let learner: Person;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.paper': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  learner = await createPerson(server.db);
});

const exams = (person = learner) => createExamsApi(clientOf(server, person).http);
const drawn = async (width = 40, height = 30) => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#0e7a6b' } });
  return new File([Uint8Array.from(await plain.png().toBuffer())], 'a.png', { type: 'image/png' });
};
const statusOf = async (address: string) => (await server.fetch(address)).status;

/** A running attempt with an essay. */
async function begin(person = learner) {
  const { id, questionIds } = await createPaper(server.db);
  const { record_id: pid } = await exams(person).start(id);
  const essay = questionIds[3]!;
  const answer = (images: string[], seq = 1) =>
    exams(person).answer({ pid, question_id: essay, answer: '', images, seq });
  return { id, pid, answer };
}

describe('a picture of a written answer', () => {
  it('is read by its signature alone: by the learner while the exam runs, and by who marks', async () => {
    const { id, pid, answer } = await begin();
    const { url } = await exams().picture(await drawn());
    const [path = ''] = url.split('?', 1);
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(path)).toBe(403);
    await answer([url]);
    const play = await exams().play(id, pid);
    const [shown = ''] = play.questions[3]?.thumbs_rows ?? [];
    expect(shown.startsWith(`${path}?`)).toBe(true);
    expect(await statusOf(shown)).toBe(200);
    // A later address of the same picture is no other answer.
    expect(await answer([shown])).toMatchObject({ is_saved: true });
    expect((await exams().submit(pid)).receipt).toMatchObject({ count: 1 });
    const marker = await createManager(server, { 'paper.mark': 'all' });
    const [seen = ''] = (await marker.manage.marking.find(pid)).questions[3]?.thumbs_rows ?? [];
    expect(await statusOf(seen)).toBe(200);
  });

  it('that another person has uploaded cannot be put into an own answer, to be read by its name', async () => {
    const other = await createPerson(server.db);
    const { url } = await exams(other).picture(await drawn());
    const [path = ''] = url.split('?', 1);
    const { answer } = await begin();
    await expect(answer([path])).rejects.toMatchObject({ code: 1, message: strings.noPicture });
    await expect(answer([url])).rejects.toMatchObject({ code: 1, message: strings.noPicture });
  });

  it('is drawn smaller than what a camera takes', async () => {
    expect(await exams().picture(await drawn(3000, 1500))).toMatchObject({ width: 2400, height: 1200 });
  });

  it('is a picture, of somebody who is signed in', async () => {
    const text = new File(['<html>'], 'a.png', { type: 'image/png' });
    await expect(exams().picture(text)).rejects.toMatchObject({
      code: 1,
      message: uploadStrings.notPicture,
    });
    const form = new FormData();
    form.append('file', await drawn());
    const { status } = await server.fetch('/api/v2/paper/answer/image', { method: 'POST', body: form });
    expect(status).toBe(401);
  });

  it('is one of a hundred in a day', async () => {
    const file = await drawn(2, 2);
    for (let count = 0; count < 100; count += 1) await exams().picture(file);
    await expect(exams().picture(file)).rejects.toMatchObject({ code: 429 });
  });
});
