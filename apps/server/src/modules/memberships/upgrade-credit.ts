/** A term that was paid for. */
export interface PaidTerm {
  /** What it is worth, in fen: the money that was paid and not given back, and what an earlier term was credited with. */
  fen: number;
  startsAt: Date;
  endsAt: Date;
}

const day = 24 * 60 * 60 * 1000;

/** What the days of a term are worth that have not begun, in whole yuan: rounded down, and by whole days. */
export function creditOf({ fen, startsAt, endsAt }: PaidTerm, now: Date): number {
  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / day);
  const left = Math.min(days, Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / day)));
  return days === 0 ? 0 : Math.floor((fen * left) / days / 100);
}
