import * as z from 'zod/mini';
import { lessonKind } from '../courses/course-contents.contract.ts';
import { courseLevel } from '../courses/courses.contract.ts';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { address, pictureAddress } from './address.contract.ts';
import { articleLimits, courseLimits, manageLimits, videoLimits } from './manage.rules.ts';
import { changeOf, resourceContract } from './resource.contract.ts';
import { tagIds } from './tags.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);

const seconds = z.number().check(z.int(), z.minimum(0), z.maximum(videoLimits.seconds));

/** What is written of a lesson. */
const lesson = {
  /** Null for a new one. One that stays keeps its id, and what people have learned of it. */
  id: z._default(z.nullable(id), null),
  kind: lessonKind,
  title: requiredText(manageLimits.title),
  /** Everybody may take it, whatever the course costs. Of an article its own price says so. */
  is_free: z._default(z.boolean(), false),
  /** What a video lesson plays; null while none was chosen. */
  video_id: z._default(z.nullable(id), null),
  /** The article that it is; null for the other kinds. */
  article_id: z._default(z.nullable(id), null),
  /** HTML of a text lesson. What is not allowed in it is left out of what is stored. Empty for the other kinds. */
  render_content: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
  /** The paper of a test or of homework; null while none was chosen, and for the other kinds. */
  paper_id: z._default(z.nullable(id), null),
  /** The file of the library that an attachment hands out; null while none was chosen, and for the other kinds. */
  media_id: z._default(z.nullable(id), null),
  /** When a live lesson begins; null for the other kinds. */
  starts_at: z._default(z.nullable(instant), null),
  /** Where a live lesson takes place; empty while that is not known, and for the other kinds. */
  live_url: z._default(z.union([z.literal(''), address]), ''),
  /** Seconds that are planned; what has a file that plays is as long as that. Null leaves what is there. */
  duration: z._default(z.nullable(seconds), null),
  /** Seconds of its video that everybody may watch: those of the video itself, wherever it stands. Null leaves what is there. */
  free_seconds: z._default(z.nullable(seconds), null),
  /** Neither dragging nor speed until it was watched, likewise. Null leaves what is there. */
  ban_drag: z._default(z.nullable(z.boolean()), null),
};

/** A file that comes with a course. */
const attachment = {
  /** Null for a new one. One that stays keeps its id and the count of its downloads. */
  id: z._default(z.nullable(id), null),
  /** A file or picture of the library: code 1 otherwise. */
  media_id: id,
  name: requiredText(manageLimits.title),
  /** Only who has the course may have it; otherwise whoever is signed in. */
  only_buyer: z._default(z.boolean(), true),
};

/** What is written of a course, but for when it appears. */
const written = {
  title: requiredText(manageLimits.title),
  category_id: id,
  teacher_id: z._default(z.nullable(id), null),
  thumb: pictureAddress,
  short_description: z._default(typedText(articleLimits.description), ''),
  /** What is not allowed in it is left out of what is stored. */
  render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
  level: z._default(courseLevel, 1),
  charge: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge)), 0),
  is_vip_free: z._default(z.boolean(), false),
  tag_ids: z._default(tagIds, []),
  profession_id: z._default(z.nullable(id), null),
  outcomes: z._default(
    z.array(requiredText(courseLimits.outcome)).check(z.maxLength(courseLimits.outcomes)),
    [],
  ),
  study_days: z._default(
    z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(courseLimits.days))),
    null,
  ),
  is_recommended: z._default(z.boolean(), false),
  sold_until: z._default(z.nullable(instant), null),
  attachments: z._default(z.array(z.object(attachment)).check(z.maxLength(courseLimits.attachments)), []),
  /** Only the first chapter may be without a title. What somebody has bought stays in it: code 1 otherwise. */
  contents: z._default(
    z
      .array(
        z.object({
          title: typedText(manageLimits.title),
          lessons: z.array(z.object(lesson)).check(z.maxLength(courseLimits.lessons)),
        }),
      )
      .check(z.maxLength(courseLimits.chapters)),
    [],
  ),
};

/** What a form shows of a lesson beside what is stored of it, as it was when the revision was saved. */
const lessonOfRevision = {
  ...lesson,
  /** Names one that is not stored yet. */
  key: z.optional(z.string().check(z.maxLength(64))),
  source_title: z._default(z.string().check(z.maxLength(articleLimits.description)), ''),
  is_ready: z._default(z.boolean(), false),
  is_removed: z._default(z.boolean(), false),
};

const attachmentOfRevision = {
  ...attachment,
  key: z.optional(z.string().check(z.maxLength(64))),
  file_name: z._default(z.string().check(z.maxLength(articleLimits.description)), ''),
  bytes: z._default(z.number(), 0),
  download_times: z._default(z.number(), 0),
};

/** The fields that wait for being published, each as it shall be. */
const revision = z.object({
  ...changeOf(written),
  attachments: z.optional(
    z.array(z.object(attachmentOfRevision)).check(z.maxLength(courseLimits.attachments)),
  ),
  contents: z.optional(
    z
      .array(
        z.object({
          title: typedText(manageLimits.title),
          lessons: z.array(z.object(lessonOfRevision)).check(z.maxLength(courseLimits.lessons)),
        }),
      )
      .check(z.maxLength(courseLimits.chapters)),
  ),
});

export const manageCoursesContract = resourceContract({
  noun: 'courses',
  row: {
    title: z.string(),
    /** Address of the cover picture, 4:3. */
    thumb: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Null when nobody is named. */
    teacher: z.nullable(z.object({ id, name: z.string() })),
    level: courseLevel,
    status,
    /** Null for a draft; in the future for what appears by itself. */
    published_at: z.nullable(instant),
    /** Whole yuan; 0 for what costs nothing. */
    charge: z.number(),
    /** Members have it without buying it. */
    is_vip_free: z.boolean(),
    lessons_count: z.number(),
    /** Changes of it wait for being published. */
    has_revision: z.boolean(),
    /** How many have bought it. What anybody has cannot be removed. */
    user_count: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: id,
    teacher_id: z.nullable(id),
    short_description: z.string(),
    /** HTML, sanitised by the server. */
    render_description: z.string(),
    tag_ids: z.array(id),
    /** What it leads to; null for none. */
    profession_id: z.nullable(id),
    /** What one can do afterwards. */
    outcomes: z.array(z.string()),
    /** Days that who buys it has it; null for ever. */
    study_days: z.nullable(z.number()),
    is_recommended: z.boolean(),
    /** It is not sold from then on; null for always. */
    sold_until: z.nullable(instant),
    /** Files that come with it, in their order. */
    attachments: z.array(
      z.object({
        id,
        media_id: id,
        name: z.string(),
        only_buyer: z.boolean(),
        /** As it is downloaded. */
        file_name: z.string(),
        bytes: z.number(),
        download_times: z.number(),
      }),
    ),
    /** What waits for being published; null for nothing. */
    revision: z.nullable(revision),
    /** Chapters in their order. What stands before the first one is in one without a title. */
    contents: z.array(
      z.object({
        title: z.string(),
        lessons: z.array(
          z.object({
            id,
            kind: lesson.kind,
            title: z.string(),
            is_free: z.boolean(),
            video_id: z.nullable(id),
            article_id: z.nullable(id),
            /** HTML of a text lesson, sanitised by the server. */
            render_content: z.string(),
            paper_id: z.nullable(id),
            media_id: z.nullable(id),
            starts_at: z.nullable(instant),
            live_url: z.string(),
            /** Seconds; 0 where there is nothing to play. */
            duration: z.number(),
            /** Of the video; null where there is none. */
            free_seconds: z.nullable(z.number()),
            ban_drag: z.nullable(z.boolean()),
            /** Title of the video, article, paper or file; empty where there is none. */
            source_title: z.string(),
            /** Somebody who has the course can take it: its file plays, its article is there. */
            is_ready: z.boolean(),
            /** An article that was removed keeps its place for the case that it is brought back; nobody sees it. */
            is_removed: z.boolean(),
          }),
        ),
      }),
    ),
  },
  draft: {
    ...written,
    /** Null keeps it a draft. To appear it needs a lesson, and one that can be taken: code 1 otherwise. */
    published_at: z._default(z.nullable(instant), null),
    /** Changes that nobody sees before they are published: writing them and null here does that. Null for none. */
    revision: z._default(z.nullable(revision), null),
  },
  filters: {
    status: z.optional(status),
    /** With the categories under it. */
    category_id: z.optional(id),
    teacher_id: z.optional(id),
  },
  sorts: ['updated_at', 'published_at', 'user_count', 'charge', 'title'],
});
