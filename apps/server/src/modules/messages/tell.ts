import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { blocks, messages, messageSettings } from '../../db/schema.ts';

/** What a person is told. */
export interface Told {
  userId: number;
  type: (typeof messages.$inferInsert)['type'];
  /** Who did it; null for the school. */
  actorId: number | null;
  /** What it is about; null for a message of the school. */
  resource: { type: string; id: number } | null;
  /** What was written, where something was: when that is hidden, nothing is told of it any more. */
  cause?: { type: NonNullable<(typeof messages.$inferInsert)['causeType']>; id: number };
  /** Names of the moment that its words need. */
  data: Record<string, string | number>;
  now: Date;
}

/**
 * Tells a person something in the transaction in which it happens: nothing of what they did themselves, of whom they block, or of
 * what they have switched off. What is not read yet takes up what is of the same kind about the same thing.
 */
export async function tell(
  tx: Database,
  { userId, type, actorId, resource, cause, data, now }: Told,
): Promise<void> {
  if (actorId === userId) return;
  const isBlocked =
    actorId !== null &&
    (await tx.$count(blocks, and(eq(blocks.userId, userId), eq(blocks.blockedId, actorId)))) > 0;
  const isOff =
    (await tx.$count(
      messageSettings,
      and(
        eq(messageSettings.userId, userId),
        eq(messageSettings.type, type),
        eq(messageSettings.isOn, false),
      ),
    )) > 0;
  if (isBlocked || isOff) return;
  await tx
    .insert(messages)
    .values({
      userId,
      type,
      actorId,
      resourceType: resource?.type ?? null,
      resourceId: resource?.id ?? null,
      causeType: cause?.type ?? null,
      causeId: cause?.id ?? null,
      data,
      groupKey: `${type}:${resource?.type ?? ''}:${resource?.id ?? ''}`,
      createdAt: now,
      happenedAt: now,
    })
    .onConflictDoUpdate({
      target: [messages.userId, messages.groupKey],
      targetWhere: sql`read_at is null`,
      set: {
        actorId,
        causeType: cause?.type ?? null,
        causeId: cause?.id ?? null,
        data,
        happenedAt: now,
        actorsCount: sql`${messages.actorsCount} + case when ${messages.actorId} is distinct from excluded.actor_id then 1 else 0 end`,
      },
    });
}
