import { and, eq, sql } from 'drizzle-orm';
import { videoRecords } from '../../db/schema.ts';
import { readableByQuery } from '../resource-cards/readable-by-query.ts';
import type { ReadableIf } from '../resource-cards/resource.ts';
import { isReadableBy } from './records.repo.ts';

const readableIf: ReadableIf = (id, { viewerId }) =>
  sql`exists (select from ${videoRecords} where ${and(eq(videoRecords.id, id), isReadableBy(viewerId))})`;

/** A recording, for what is said of it. It stands in no list of others' and is not sold. */
export const recordResource = readableByQuery(readableIf);
