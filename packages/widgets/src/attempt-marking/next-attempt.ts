import type { MarkedAttempt, MarkingApi } from '@shuyuan/api-client/manage';

/** As many as are looked at to find the next one. */
const listed = 100;

/** Of the attempts that this person can still mark, the one that has waited longest of those submitted after this one, or else of all others; null when none waits. */
export async function findNext(
  marking: Pick<MarkingApi, 'list'>,
  { id, submitted_at: at }: Pick<MarkedAttempt, 'id' | 'submitted_at'>,
  markerId: number | undefined,
  options: { signal: AbortSignal },
): Promise<number | null> {
  const { data } = await marking.list(
    { page: 1, size: listed, ...(markerId !== undefined && { waits_for: markerId }) },
    options,
  );
  const others = data.filter((row) => row.id !== id);
  const isLater = (row: (typeof data)[number]) => {
    const apart = Date.parse(row.submitted_at) - Date.parse(at);
    return apart > 0 || (apart === 0 && row.id > id);
  };
  return (others.find(isLater) ?? others[0])?.id ?? null;
}
