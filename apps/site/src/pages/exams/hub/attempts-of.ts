import type { PaperAttempt, PaperCard, PaperList } from '@shuyuan/api-client';

/** An attempt and the paper that it is one of. */
export interface KnownAttempt {
  paper: PaperCard;
  attempt: PaperAttempt;
}

/** How many that are over are shown. */
const shown = 4;

/** The attempts that the list tells of: those that run, the one that ends first before the others, and what was handed in last. */
export function attemptsOf(list: PaperList): { running: KnownAttempt[]; recent: KnownAttempt[] } {
  const known = list.data.data.flatMap((paper): KnownAttempt[] => {
    const attempt = list.user_papers[String(paper.id)];
    return attempt ? [{ paper, attempt }] : [];
  });
  const end = ({ attempt }: KnownAttempt) => Date.parse(attempt.submit_at ?? attempt.ended_at);
  return {
    running: known.filter(({ attempt }) => attempt.status === 1).toSorted((a, b) => end(a) - end(b)),
    recent: known
      .filter(({ attempt }) => attempt.status !== 1)
      .toSorted((a, b) => end(b) - end(a))
      .slice(0, shown),
  };
}
