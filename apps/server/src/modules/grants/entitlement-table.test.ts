import { createCombosApi, createVideosApi, isApiError } from '@shuyuan/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseAttachments, courseLessons, grants } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, createPaidOrder } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createMedia } from '../media/media.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

let server: TestServer;
let sold: Awaited<ReturnType<typeof createSold>>;
let teacher: Person;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  teacher = await createPerson(server.db);
  sold = await createSold(await createTeacher(server.db, { userId: teacher.id }));
});
afterAll(() => server.close());

/** A course with two lessons, a file of it and one beside it; a video alone; a column of the course and of another video. Members have all. */
async function createSold(teacherId: number) {
  const terms = { isVipFree: true, teacherId };
  const part = { charge: null, publishedAt: null, teacherId };
  const [lesson, free, alone, item, mediaId] = [
    await createVideo(server.db, { ...part, freeSeconds: 60 }),
    await createVideo(server.db, part),
    await createVideo(server.db, { ...terms, charge: 9, freeSeconds: 30 }),
    await createVideo(server.db, part),
    await createMedia(server.db),
  ];
  const lessons = [
    { title: '第一讲', videoId: lesson },
    { title: '开讲', videoId: free, isFree: true },
    { title: '练习', kind: 'attachment' as const, mediaId },
  ];
  const course = await createCourse(server.db, { ...terms, charge: 199, lessons });
  const [forBuyers, forAll] = await server.db
    .insert(courseAttachments)
    .values([
      { courseId: course, mediaId, name: '讲义' },
      { courseId: course, mediaId, name: '大纲', onlyBuyer: false },
    ])
    .returning({ id: courseAttachments.id });
  const rows = await server.db.select().from(courseLessons);
  const file = rows.find((row) => row.courseId === course && row.kind === 'attachment');
  const items = [
    { resourceType: 'course' as const, resourceId: course },
    { resourceType: 'video' as const, resourceId: item },
  ];
  const combo = await createCombo(server.db, { ...terms, charge: 299, items });
  return {
    course,
    combo,
    lesson,
    free,
    alone,
    item,
    forBuyers: forBuyers!.id,
    forAll: forAll!.id,
    file: file!.id,
  };
}

async function buy({ id: userId }: Person, type: 'course' | 'video' | 'combo', id: number) {
  const goods = { userId, goodsType: type, goodsId: id };
  const orderId = await createPaidOrder(server.db, { ...goods, now });
  await server.db.insert(grants).values({ ...goods, source: 'bought', orderId, startsAt: daysAgo(1) });
}

/** What is answered in a word: it is open, the sample alone, or the code of the refusal. */
async function told(asked: Promise<unknown>): Promise<'open' | number> {
  return asked.then(
    () => 'open' as const,
    (error: unknown) => {
      if (isApiError(error)) return error.code;
      throw error;
    },
  );
}

async function seenBy(who: Person | undefined) {
  const client = clientOf(server, who);
  const videos = createVideosApi(client.http);
  const [{ course, chapters }, { combo, chapters: parts }] = await Promise.all([
    client.courses.detail(sold.course),
    createCombosApi(client.http).detail(sold.combo),
  ]);
  const items = parts.flatMap((chapter) => chapter.items);
  const sampleOf = async (id: number) => (await videos.play(id, true)).free_seconds;
  return {
    course: [course.can_watch, course.is_buy],
    lessons: chapters.flatMap(({ lessons }) => lessons.map((each) => each.can_watch)),
    lesson: await told(videos.play(sold.lesson, false)),
    sample: await sampleOf(sold.lesson),
    'free lesson': await told(videos.play(sold.free, false)),
    video: await told(videos.play(sold.alone, false)),
    combo: [combo.can_watch, combo.is_buy],
    parts: items.map((each) => [each.can_watch, each.is_owned]),
    'video in the combo': await told(videos.play(sold.item, false)),
    attachment: await told(client.courses.attachment(sold.course, sold.forBuyers)),
    'attachment for all': await told(client.courses.attachment(sold.course, sold.forAll)),
    'lesson that is a file': await told(client.courses.lessonFile(sold.course, sold.file)),
  };
}

type Seen = Awaited<ReturnType<typeof seenBy>>;

/** Who has nothing of it, and is refused with this code where money is asked for. */
const nothing = (code: number): Seen => ({
  course: [false, false],
  lessons: [false, true, false],
  lesson: code,
  sample: 60,
  'free lesson': 'open',
  video: code,
  combo: [false, false],
  parts: [
    [false, false],
    [false, false],
  ],
  'video in the combo': code,
  attachment: code,
  'attachment for all': code === 401 ? 401 : 'open',
  'lesson that is a file': code,
});

const everything: Seen = {
  course: [true, false],
  lessons: [true, true, true],
  lesson: 'open',
  sample: null,
  'free lesson': 'open',
  video: 'open',
  combo: [true, false],
  parts: [
    [true, false],
    [true, false],
  ],
  'video in the combo': 'open',
  attachment: 'open',
  'attachment for all': 'open',
  'lesson that is a file': 'open',
};

/** What there is of the course, without the video alone, the column and its other part. */
const theCourse: Seen = {
  ...everything,
  course: [true, true],
  video: 1,
  combo: [false, false],
  parts: [
    [true, true],
    [false, false],
  ],
  'video in the combo': 1,
};

const people: [string, () => Promise<Person | undefined>, Seen][] = [
  ['a visitor', async () => undefined, nothing(401)],
  ['a learner', () => createPerson(server.db), nothing(1)],
  [
    'the owner of all',
    () => owning('course', 'video', 'combo'),
    {
      ...everything,
      course: [true, true],
      combo: [true, true],
      parts: [
        [true, true],
        [true, false],
      ],
    },
  ],
  [
    'the owner of the column',
    () => owning('combo'),
    {
      ...everything,
      course: [true, true],
      video: 1,
      combo: [true, true],
    },
  ],
  ['the owner of a part of the column', () => owning('course'), theCourse],
  ['a member', () => memberSince(1), everything],
  ['an expired member', () => memberSince(400), nothing(1)],
  ['the teacher', async () => teacher, everything],
  ['another teacher', anotherTeacher, nothing(1)],
];

async function owning(...types: ('course' | 'video' | 'combo')[]): Promise<Person> {
  const person = await createPerson(server.db);
  const ids = { course: sold.course, video: sold.alone, combo: sold.combo };
  for (const type of types) await buy(person, type, ids[type]);
  return person;
}

async function memberSince(days: number): Promise<Person> {
  const person = await createPerson(server.db);
  await becomeMember(server.db, person.id, daysAgo(days));
  return person;
}

async function anotherTeacher(): Promise<Person> {
  const person = await createPerson(server.db);
  await createTeacher(server.db, { userId: person.id });
  return person;
}

describe('CR-01 course, lesson, video, column and file are open alike', () => {
  it.each(people)('to %s', async (_, become, seen) => {
    expect(await seenBy(await become())).toEqual(seen);
  });
});
