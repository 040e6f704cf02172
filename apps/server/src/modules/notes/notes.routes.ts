import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Clock } from '../../calendar/clock.ts';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { requireVideo } from '../videos/video-access.ts';
import * as marks from './confused-marks.repo.ts';
import { isCourseSeen, isTargetSeen, requireNotable, requireOfCourse } from './note-access.ts';
import { isNoteReadable } from './note-resource.ts';
import { noteText } from './note-text.ts';
import { notesMarkdown } from './notes-markdown.ts';
import * as repo from './notes.repo.ts';
import { noteStrings as strings } from './notes.strings.ts';

type Note = AnswerOf<Contract['notes']['detail']>['note'];

/** More than anybody writes or marks by hand, with what a device sends when it is back in the network. */
const writing: LimitRule = { limit: 120, windowSeconds: 60 };

/** As many as one text holds. */
const mostExported = 2000;

/** The calls about notes and about what was not understood. */
export function notesRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['notes']> {
  async function takeWriting(userId: number) {
    const { allowed, retryAfter } = await limiter.take(`notes:${userId}`, writing);
    if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
  }

  return {
    async list({ db, query: { page, size, sort, ...named }, viewer }) {
      const reader = { viewerId: viewer?.userId ?? null, now: clock.now() };
      const filter = { ...filterOf(named), isPublic: true };
      const { target, courseId } = filter;
      const isSeen =
        (target !== undefined || courseId !== undefined) &&
        (target === undefined || (await isTargetSeen(db, target, reader))) &&
        (courseId === undefined || (await isCourseSeen(db, courseId, reader)));
      if (!isSeen) throw new Problem(404, strings.targetMissing);
      return pageOf(db, filter, { page, size, sort, viewerId: reader.viewerId });
    },

    async detail({ db, params: { id }, viewer }) {
      const viewerId = viewer?.userId ?? null;
      const note = await repo.findNote(db, id, viewerId);
      if (!note || !(await isNoteReadable(db, note, { viewerId, now: clock.now() })))
        throw new Problem(404, strings.missing);
      return { note: noteOf(note, viewerId) };
    },

    async store({ db, body, viewer: { userId } }) {
      await takeWriting(userId);
      const now = clock.now();
      const { target = null, courseId = null } = filterOf(body);
      const text = noteText(body.content);
      if (target) await requireNotable(db, target, { userId, now });
      if (courseId !== null) await requireOfCourse(db, { courseId, target, userId, now });
      const id = await repo.insertNote(db, {
        userId,
        resourceType: target?.type ?? null,
        resourceId: target?.id ?? null,
        second: target?.type === 'video' ? body.second : null,
        paragraph: target?.type === 'article' ? body.paragraph : null,
        courseId,
        title: body.title,
        ...text,
        isPublic: body.is_public,
        createdAt: now,
        updatedAt: now,
      });
      return own(db, id, userId);
    },

    async update({ db, params: { id }, body, viewer: { userId } }) {
      await takeWriting(userId);
      const { note } = await own(db, id, userId);
      const { title, content, is_public: isPublic, second } = body;
      await repo.updateNote(
        db,
        { id, userId },
        {
          ...(title !== undefined && { title }),
          ...(content !== undefined && noteText(content)),
          ...(isPublic !== undefined && { isPublic }),
          ...(second !== undefined && note.resource?.type === 'video' && { second }),
          updatedAt: clock.now(),
        },
      );
      return own(db, id, userId);
    },

    async remove({ db, params: { id }, viewer: { userId } }) {
      if ((await repo.deleteNotes(db, [id], userId)) === 0) throw new Problem(404, strings.missing);
      return {};
    },

    removeMany: async ({ db, query: { ids }, viewer: { userId } }) => ({
      count: await repo.deleteNotes(db, ids.split(',').map(Number), userId),
    }),

    mine: ({ db, query: { page, size, sort, keywords, ...named }, viewer: { userId } }) =>
      pageOf(db, { ...filterOf(named), userId, keywords }, { page, size, sort, viewerId: userId }),

    exportMine: async ({ db, query, viewer: { userId } }) => ({
      file_name: strings.fileName(dayOf(clock.now())),
      content: notesMarkdown(await listExported(db, { ...filterOf(query), userId })),
    }),

    ...confusedRoutes(clock, takeWriting),
  };
}

type Confused = 'marks' | 'mark' | 'unmark' | 'confusion';

/** The calls about moments that were not understood. `takeWriting` counts what somebody is about to write. */
function confusedRoutes(
  clock: Clock,
  takeWriting: (userId: number) => Promise<void>,
): Pick<Handlers<Contract['notes']>, Confused> {
  return {
    async marks({ db, params: { id }, viewer: { userId } }) {
      await requireVideo(db, id, userId, clock.now());
      const data = await marks.listMarks(db, userId, id);
      return {
        data: data.map(({ second, createdAt }) => ({ second, created_at: createdAt.toISOString() })),
      };
    },

    async mark({ db, params: { id }, body: { second }, viewer: { userId } }) {
      await takeWriting(userId);
      const now = clock.now();
      await requireNotable(db, { type: 'video', id }, { userId, now });
      await marks.addMark(db, { userId, videoId: id, second }, now);
      return {};
    },

    async unmark({ db, params: { id }, query: { second }, viewer: { userId } }) {
      await takeWriting(userId);
      await marks.removeMark(db, { userId, videoId: id, second });
      return {};
    },

    async confusion({ db, params: { id }, viewer: { userId }, reach }) {
      const { video } = await requireVideo(db, id, userId, clock.now());
      if (reach === 'own' && video.ownerId !== userId) throw new Problem(404, strings.targetMissing);
      return { data: await marks.countConfusion(db, id) };
    },
  };
}

/** What stands in an export: the notes of one thing as they follow each other, all others by time. */
const listExported = (db: Database, filter: repo.NoteFilter & { userId: number }) =>
  repo.listNotes(db, filter, {
    page: 1,
    size: mostExported,
    sort: filter.target ? 'moment' : 'newest',
    viewerId: filter.userId,
  });

/** One's own note; somebody else's is none. */
async function own(db: Database, id: number, userId: number): Promise<{ note: Note }> {
  const note = await repo.findNote(db, id, userId);
  if (note?.userId !== userId) throw new Problem(404, strings.missing);
  return { note: noteOf(note, userId) };
}

/** What is named by a query or a body: a type alone is none of its things. */
const filterOf = ({
  resource_type: type,
  resource_id: id,
  course_id: courseId,
}: {
  resource_type?: repo.NoteTarget['type'] | undefined;
  resource_id?: number | undefined;
  course_id?: number | undefined;
}) => ({ type, target: type !== undefined && id !== undefined ? { type, id } : undefined, courseId });

async function pageOf(db: Database, filter: repo.NoteFilter, slice: Parameters<typeof repo.listNotes>[2]) {
  const [rows, total] = await Promise.all([repo.listNotes(db, filter, slice), repo.countNotes(db, filter)]);
  return { data: rows.map((row) => noteOf(row, slice.viewerId)), total };
}

const noteOf = (row: repo.NoteRow, viewerId: number | null): Note => ({
  id: row.id,
  title: row.title,
  content: row.content,
  excerpt: row.excerpt,
  resource:
    row.resourceType !== null && row.resourceId !== null
      ? { type: row.resourceType, id: row.resourceId, title: row.resourceTitle }
      : null,
  second: row.second,
  paragraph: row.paragraph,
  course: row.courseId === null ? null : { id: row.courseId, title: row.courseTitle },
  is_public: row.isPublic,
  thumbs_up_count: row.thumbsUpCount,
  is_thumbs_up: row.isThumbsUp,
  is_own: row.userId === viewerId,
  user: { id: row.userId, nick_name: row.nickName, avatar: row.avatar },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
