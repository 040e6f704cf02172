import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { schemas, withSchemas } from '../http/schemas.ts';
import { articleLimits, manageLimits, paperLimits } from './manage.rules.ts';
import { manageQuestionFilesContract } from './question-files.contract.ts';
import { manageQuestionFilesEndpoints } from './question-files.endpoints.ts';
import { manageMockPapersEndpoints, managePracticesEndpoints } from './question-sets.endpoints.ts';
import { resourceContract } from './resource.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);
const count = z.number().check(z.int(), z.minimum(0), z.maximum(paperLimits.questions));

/** How many questions of which type: single, multiple, blanks, essays, judgements, groups. */
const numbers = z.object({
  choice: count,
  select: count,
  input: count,
  qa: count,
  judge: count,
  cap: count,
});

/** What a mock paper draws, and from where. */
const rule = z.object({
  /** With those under them. Empty for all. */
  category_ids: z.array(id).check(z.maxLength(paperLimits.courses)),
  /** 1 easy to 4 very hard. Empty for all. */
  levels: z.array(z.number().check(z.int(), z.minimum(1), z.maximum(4))).check(z.maxLength(4)),
  num: numbers,
});

const listedRow = {
  title: z.string(),
  category: z.object({ id, name: z.string() }),
  author: z.nullable(z.object({ id, name: z.string() })),
  status,
  published_at: z.nullable(instant),
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  questions_count: z.number(),
  created_at: instant,
};

const soldWhole = {
  category_id: id,
  render_description: z.string(),
  is_vip_free: z.boolean(),
  required_courses: z.array(z.object({ id, title: z.string() })),
};

const soldDraft = {
  title: requiredText(manageLimits.title),
  category_id: id,
  /** What is not allowed in it is left out of what is stored. */
  render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
  charge: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge)), 0),
  is_vip_free: z._default(z.boolean(), false),
  /** Who has one of them takes it without buying it. Each is `{id}`; a title is left out. */
  required_courses: z._default(z.array(z.object({ id })).check(z.maxLength(paperLimits.courses)), []),
};

const filters = {
  status: z.optional(status),
  /** With the categories under it. */
  category_id: z.optional(id),
};

export const manageMockPapersContract = {
  ...resourceContract({
    noun: 'mock papers',
    row: {
      ...listedRow,
      /** Attempts that were begun. */
      attempts_count: z.number(),
    },
    whole: {
      ...soldWhole,
      pass_score: z.number(),
      expired_minutes: z.number(),
      enabled_invite: z.boolean(),
      rule,
    },
    draft: {
      ...soldDraft,
      pass_score: z._default(z.number().check(z.minimum(0), z.maximum(paperLimits.passScore)), 0),
      expired_minutes: z._default(
        z.number().check(z.int(), z.minimum(1), z.maximum(paperLimits.minutes)),
        60,
      ),
      /** Only who was added takes it. */
      enabled_invite: z._default(z.boolean(), false),
      rule: z._default(rule, {
        category_ids: [],
        levels: [],
        num: { choice: 0, select: 0, input: 0, qa: 0, judge: 0, cap: 0 },
      }),
      /** Null keeps it a draft. To appear it needs a rule by which the bank can be drawn from: code 1 otherwise. */
      published_at: z._default(z.nullable(instant), null),
    },
    filters,
    sorts: ['updated_at', 'published_at', 'title', 'attempts_count'],
  }),
  candidates: schemas({
    summary: 'How many questions of the bank a rule could draw, by type.',
    query: z.object({
      /** Ids with commas between; with those under them. Left out for all. */
      category_ids: z.optional(z.string().check(z.maxLength(1000), z.regex(/^\d{1,15}(,\d{1,15})*$/))),
      /** Levels with commas between. Left out for all. */
      levels: z.optional(z.string().check(z.regex(/^[1-4](,[1-4]){0,3}$/))),
    }),
    answer: numbers,
  }),
};

/** The part of it that every resource has. */
export type MockPapersResource = Omit<typeof manageMockPapersContract, 'candidates'>;

export const managePracticesContract = resourceContract({
  noun: 'practices',
  row: {
    ...listedRow,
    chapters_count: z.number(),
    /** People who have answered something in it. */
    people_count: z.number(),
  },
  whole: {
    ...soldWhole,
    /** In their order. */
    chapters: z.array(
      z.object({
        title: z.string(),
        questions: z.array(
          z.object({ question_id: id, title: z.string(), type: z.number(), level: z.number() }),
        ),
      }),
    ),
  },
  draft: {
    ...soldDraft,
    /** Names differ. What was answered in a chapter stays with it as long as its name, or one of its questions, stays. */
    chapters: z._default(
      z
        .array(
          z.object({
            title: requiredText(manageLimits.title),
            questions: z.array(z.object({ question_id: id })).check(z.maxLength(paperLimits.questions)),
          }),
        )
        .check(z.maxLength(100)),
      [],
    ),
    /** Null keeps it a draft. To appear it needs a question: code 1 otherwise. */
    published_at: z._default(z.nullable(instant), null),
  },
  filters,
  sorts: ['updated_at', 'published_at', 'title'],
});

/** What the console does about mock papers, practices, and questions in files. */
export const managedQuestionSets = {
  manageMockPapers: withSchemas(manageMockPapersEndpoints, manageMockPapersContract),
  managePractices: withSchemas(managePracticesEndpoints, managePracticesContract),
  manageQuestionFiles: withSchemas(manageQuestionFilesEndpoints, manageQuestionFilesContract),
};
