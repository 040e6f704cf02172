import { isApiError } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseAttachments, courseLessons, courses } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createLibrarian, fileOf, read, type Librarian } from '../media/media.fixtures.ts';
import { mediaStrings } from '../media/media.strings.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from './courses.fixtures.ts';

let server: TestServer;
let librarian: Librarian;
let now: Date;
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  librarian = await createLibrarian(server);
});

const store = () =>
  librarian.media.storeFile(fileOf('%PDF-1.7\n讲义的内容', '第一讲 讲义.pdf', 'application/pdf'), null);

interface Files {
  courseId: number;
  mediaId: number;
  forBuyers: number;
  forAll: number;
  lesson: number;
  freeLesson: number;
}

/** A course for sale that members have, with an attachment of each kind and two lessons that are a file. */
async function withFiles(course: Parameters<typeof createCourse>[1] = {}): Promise<Files> {
  const { id: mediaId } = await store();
  const kind = 'attachment' as const;
  const courseId = await createCourse(server.db, {
    charge: 99,
    isVipFree: true,
    lessons: [
      { title: '练习', kind, mediaId },
      { title: '样章', kind, mediaId, isFree: true },
    ],
    ...course,
  });
  const [forBuyers, forAll] = await server.db
    .insert(courseAttachments)
    .values([
      { courseId, mediaId, name: '讲义' },
      { courseId, mediaId, name: '大纲', onlyBuyer: false },
    ])
    .returning({ id: courseAttachments.id });
  const [lesson, freeLesson] = await server.db
    .select({ id: courseLessons.id })
    .from(courseLessons)
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(courseLessons.sort);
  return {
    courseId,
    mediaId,
    forBuyers: forBuyers!.id,
    forAll: forAll!.id,
    lesson: lesson!.id,
    freeLesson: freeLesson!.id,
  };
}

const attachment = (course: number, id: number, person?: Person) =>
  clientOf(server, person).courses.attachment(course, id);
const lessonFile = (course: number, id: number, person?: Person) =>
  clientOf(server, person).courses.lessonFile(course, id);
const notBought = '1 请购买课程后下载';

/** `signed`, or the refusal. */
async function outcomeOf(ask: () => Promise<{ download_url: string }>): Promise<string> {
  try {
    return (await ask()).download_url.includes('Signature=') ? 'signed' : 'not signed';
  } catch (error) {
    return isApiError(error) ? `${error.code} ${error.message}` : String(error);
  }
}

/** Each of the people, once they have what makes them so. */
const people: Record<string, (files: Files) => Promise<Person>> = {
  learner: () => createPerson(server.db),
  async buyer({ courseId }) {
    const person = await createPerson(server.db);
    await buyCourse(server.db, person.id, courseId, daysAgo(1));
    return person;
  },
  async 'whose time is over'({ courseId: id }) {
    const person = await createPerson(server.db);
    const goods = { type: 'course', id };
    const over = { source: 'given', startsAt: daysAgo(9), endsAt: daysAgo(1) } as const;
    await addGrant(server.db, { userId: person.id, goods, ...over });
    return person;
  },
  async member() {
    const person = await createPerson(server.db);
    await becomeMember(server.db, person.id, daysAgo(1));
    return person;
  },
  async 'former member'() {
    const person = await createPerson(server.db);
    await becomeMember(server.db, person.id, daysAgo(31));
    return person;
  },
  async teacher({ courseId }) {
    const person = await createPerson(server.db);
    const teacherId = await createTeacher(server.db, { userId: person.id });
    await server.db.update(courses).set({ teacherId }).where(eq(courses.id, courseId));
    return person;
  },
  async 'another teacher'() {
    const person = await createPerson(server.db);
    await createTeacher(server.db, { userId: person.id });
    return person;
  },
};

describe('who may have the files of a course', () => {
  it.each([
    ['learner', false],
    ['buyer', true],
    ['whose time is over', false],
    ['member', true],
    ['former member', false],
    ['teacher', true],
    ['another teacher', false],
  ] as const)('%s: %s, and what is everybody’s in any case', async (who, mayHave) => {
    const files = await withFiles();
    const person = await people[who]!(files);
    const forBuyers = [
      () => attachment(files.courseId, files.forBuyers, person),
      () => lessonFile(files.courseId, files.lesson, person),
    ];
    const answers = await Promise.all(forBuyers.map((ask) => outcomeOf(ask)));
    expect(answers).toEqual(mayHave ? ['signed', 'signed'] : [notBought, notBought]);
    await attachment(files.courseId, files.forAll, person);
    await lessonFile(files.courseId, files.freeLesson, person);
  });

  it('no visitor: not even of what is everybody’s', async () => {
    const files = await withFiles({ charge: 0 });
    await expect(attachment(files.courseId, files.forAll)).rejects.toMatchObject({ code: 401 });
    await expect(lessonFile(files.courseId, files.freeLesson)).rejects.toMatchObject({ code: 401 });
  });

  it('nobody of a hidden course but who has it, nor by the number of another course', async () => {
    const [files, other] = [await withFiles({ publishedAt: null }), await withFiles({ charge: 0 })];
    const [learner, buyer] = [await createPerson(server.db), await people['buyer']!(files)];
    await attachment(files.courseId, files.forBuyers, buyer);
    for (const ask of [
      () => attachment(files.courseId, files.forAll, learner),
      () => attachment(other.courseId, files.forAll, learner),
      () => lessonFile(other.courseId, files.freeLesson, learner),
      () => attachment(other.courseId, 999_999, learner),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 404 });
  });
});

describe('the address of a file', () => {
  it('CR-02 gives the file under its own name for half an hour, stands in no answer of the page, and is counted', async () => {
    const files = await withFiles();
    const buyer = await people['buyer']!(files);
    const page = JSON.stringify(await clientOf(server, buyer).courses.detail(files.courseId));
    expect(page).toContain('"name":"讲义","bytes":');
    expect(page).not.toMatch(/Signature|objects\//u);
    const { download_url: url } = await attachment(files.courseId, files.forBuyers, buyer);
    const path = url.replace(/^https?:\/\/[^/]+/u, '');
    const answer = await read(server, path);
    expect(answer.body).toContain('讲义的内容');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('第一讲 讲义.pdf'));
    now = new Date(now.getTime() + 31 * 60_000);
    expect((await read(server, path)).statusCode).toBe(403);
    const [row] = await server.db
      .select({ times: courseAttachments.downloadTimes })
      .from(courseAttachments)
      .where(eq(courseAttachments.id, files.forBuyers));
    expect(row?.times).toBe(1);
  });
});

it('a file that a course hands out is in use, and is not removed', async () => {
  const files = await withFiles();
  expect((await librarian.media.find(files.mediaId)).uses_count).toBe(1);
  expect((await librarian.media.uses(files.mediaId)).data).toEqual([
    { entity: 'course', id: files.courseId, title: '一门课程' },
  ]);
  await expect(librarian.media.removeMany([files.mediaId])).rejects.toMatchObject({
    code: 1,
    message: mediaStrings.used('一门课程', 1),
  });
});
