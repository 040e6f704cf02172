import * as z from 'zod/mini';
import { id, instant, paged, paging, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';
import { articleLimits, manageLimits, paperLimits, questionLimits } from './manage.rules.ts';
import { questionFiguresContract } from './question-figures.contract.ts';
import { resourceContract } from './resource.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);
const points = z.number().check(z.minimum(0), z.maximum(questionLimits.points));
const minutes = z.number().check(z.int(), z.minimum(1), z.maximum(paperLimits.minutes));

export const managePapersContract = resourceContract({
  noun: 'papers',
  row: {
    title: z.string(),
    category: z.object({ id, name: z.string() }),
    author: z.nullable(z.object({ id, name: z.string() })),
    status,
    published_at: z.nullable(instant),
    /** Whole yuan; 0 for what costs nothing. */
    charge: z.number(),
    questions_count: z.number(),
    /** Sum of what its questions give. */
    score: z.number(),
    /** Attempts that were begun. */
    attempts_count: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: id,
    render_description: z.string(),
    pass_score: z.number(),
    expired_minutes: z.number(),
    try_times: z.number(),
    begins_at: z.nullable(instant),
    closes_at: z.nullable(instant),
    enabled_invite: z.boolean(),
    is_vip_free: z.boolean(),
    is_random: z.boolean(),
    is_skip_mark: z.boolean(),
    is_double_marked: z.boolean(),
    mark_difference: z.number(),
    required_courses: z.array(z.object({ id, title: z.string() })),
    /** In their order. */
    questions: z.array(
      z.object({
        question_id: id,
        title: z.string(),
        type: z.number(),
        level: z.number(),
        /** What it gives by itself. */
        own_score: z.number(),
        /** What it gives in this paper; null for its own. */
        score: z.nullable(z.number()),
      }),
    ),
  },
  draft: {
    title: requiredText(manageLimits.title),
    category_id: id,
    /** What is not allowed in it is left out of what is stored. */
    render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
    pass_score: z._default(z.number().check(z.minimum(0), z.maximum(paperLimits.passScore)), 0),
    expired_minutes: z._default(minutes, 60),
    /** 0 for any number. */
    try_times: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(paperLimits.tries)), 0),
    begins_at: z._default(z.nullable(instant), null),
    closes_at: z._default(z.nullable(instant), null),
    /** Only who was added takes it. */
    enabled_invite: z._default(z.boolean(), false),
    charge: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge)), 0),
    is_vip_free: z._default(z.boolean(), false),
    is_random: z._default(z.boolean(), false),
    is_skip_mark: z._default(z.boolean(), false),
    /** Each essay is marked by two people, who do not see each other's points before. */
    is_double_marked: z._default(z.boolean(), false),
    /** Points that the two may differ by before a third person decides. */
    mark_difference: z._default(points, 0),
    /** Who has one of them takes it without buying it. Each is `{id}`; a title is left out. */
    required_courses: z._default(z.array(z.object({ id })).check(z.maxLength(paperLimits.courses)), []),
    /** Each stands in it once. */
    questions: z._default(
      z
        .array(z.object({ question_id: id, score: z._default(z.nullable(points), null) }))
        .check(z.maxLength(paperLimits.questions)),
      [],
    ),
    /** Null keeps it a draft. To appear it needs questions, and a pass mark that can be reached: code 1 otherwise. */
    published_at: z._default(z.nullable(instant), null),
  },
  filters: {
    status: z.optional(status),
    /** With the categories under it. */
    category_id: z.optional(id),
  },
  sorts: ['updated_at', 'published_at', 'title', 'attempts_count'],
});

const narrowed = {
  /** Part of a name, or an id. */
  keywords: z.optional(typedText(longestKeywords)),
  result: z.optional(z.enum(['passed', 'failed', 'waiting', 'running'])),
};

const taker = z.object({
  /** Of the person. */
  id,
  nick_name: z.string(),
  avatar: z.string(),
  tries: z.number(),
  /** Null until one is marked. */
  best_score: z.nullable(z.number()),
  /** Null until one is marked. */
  is_passed: z.nullable(z.boolean()),
  /** Attempts that wait to be marked. */
  waiting_count: z.number(),
  /** Of the latest attempt. */
  attempt_id: id,
  started_at: instant,
  /** Null while it runs. */
  submitted_at: z.nullable(instant),
  /** Answers of the latest attempt that were kept. */
  answered_count: z.number(),
  questions_count: z.number(),
  /** When the latest attempt ends or ended. */
  ends_at: instant,
  /** When anything of it was kept last: what the lists of the console ask for. */
  updated_at: instant,
});

/** Who has taken a paper. */
export const manageGradesContract = {
  ...questionFiguresContract,
  list: schemas({
    summary:
      'Who has taken a paper, who began last first, with figures. Code 404 for a paper of others where the reach is one’s own.',
    params: z.object({ id }),
    query: z.object({ ...paging(20), ...narrowed }),
    answer: paged(taker),
  }),
  figures: schemas({
    summary: 'What has come of a paper: of each person the best attempt that is marked.',
    params: z.object({ id }),
    answer: z.object({
      title: z.string(),
      score: z.number(),
      pass_score: z.number(),
      people_count: z.number(),
      running_count: z.number(),
      waiting_count: z.number(),
      /** People with an attempt that is marked. */
      graded_count: z.number(),
      /** Null while nothing is marked. */
      max: z.nullable(z.number()),
      min: z.nullable(z.number()),
      average: z.nullable(z.number()),
      pass_count: z.number(),
      /** Whole per cent; null while nothing is marked. */
      pass_rate: z.nullable(z.number()),
    }),
  }),
  exportRows: schemas({
    summary: 'The list on all pages as a file, 50,000 rows at most.',
    params: z.object({ id }),
    query: z.object({ format: z.enum(['csv', 'xlsx']), ...narrowed }),
    answer: z.object({
      filename: z.string(),
      type: z.string(),
      /** Base64. */
      content: z.string(),
    }),
  }),
};
