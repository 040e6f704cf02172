import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { resourceContract } from '../manage/resource.contract.ts';
import { managedEntities } from '../manage/resource.endpoints.ts';
import { mediaLimits } from './media.rules.ts';

const mediaKind = z.enum(['picture', 'video', 'file']);

/** A file as the library's list shows it; `id` and `updated_at` stand beside it. */
export const mediaRow = {
  kind: mediaKind,
  title: z.string(),
  /** As it was uploaded, with its extension: what it is downloaded as. */
  file_name: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  /** Pixels; null where they are not known. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Seconds; null for what does not play. */
  duration: z.nullable(z.number()),
  /** `none`: nothing has come yet. `running`: the cloud is at work. */
  status: z.enum(['none', 'running', 'ready', 'failed']),
  /** Why it failed; null otherwise. */
  failure: z.nullable(z.enum(['not-video', 'missing'])),
  /** Pixels high, of the smaller qualities that a video has beside its own, the highest first. */
  renditions: z.array(z.number()),
  /** Pixels high, of the smaller quality that a video misses; null where it misses none, or the cloud makes them itself. */
  wanted_height: z.nullable(z.number()),
  /** Where anybody sees a picture, and where it stands in texts: `?w=` asks for a width of `mediaWidths`. Of a sound, where it is heard by whoever knows the address. Empty for other kinds. */
  url: z.string(),
  /** A small picture of it; empty where there is none. */
  thumb: z.string(),
  /** Null at the top. */
  folder_id: z.nullable(id),
  /** What uses it. A used file cannot be removed. */
  uses_count: z.number(),
  created_at: instant,
};

const { store: _store, ...resource } = resourceContract({
  noun: 'files of the media library',
  row: mediaRow,
  whole: {},
  draft: {
    title: requiredText(mediaLimits.title),
    folder_id: z._default(z.nullable(id), null),
  },
  filters: {
    kind: z.optional(mediaKind),
    /** 0 for what stands in no folder. */
    folder_id: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
    status: z.optional(mediaRow.status),
  },
  sorts: ['created_at', 'title', 'bytes'],
});

const params = z.object({ id });

export const manageMediaContract = {
  ...resource,
  address: schemas({
    summary:
      'Where a file is read, for who looks after the library: signed and good for half an hour where it is not public.',
    params,
    answer: z.object({
      url: z.string(),
      /** First picture of a video; empty where there is none. */
      thumb: z.string(),
    }),
  }),
  uses: schemas({
    summary: 'What uses a file, the hundred that changed last.',
    params,
    answer: z.object({
      data: z.array(z.object({ entity: z.enum([...managedEntities, 'video']), id, title: z.string() })),
    }),
  }),
};

export const manageMediaFoldersContract = resourceContract({
  noun: 'folders of the media library',
  row: {
    name: z.string(),
    /** Null at the top. */
    parent_id: z.nullable(id),
    /** Files that stand in it, and folders. One that has any cannot be removed. */
    files_count: z.number(),
    folders_count: z.number(),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** No two within a folder have the same: code 1 otherwise. */
    name: requiredText(mediaLimits.folderName),
    /** Code 1 when it would stand too deep, or within itself. */
    parent_id: z._default(z.nullable(id), null),
  },
  filters: {},
  sorts: ['name', 'created_at'],
});
