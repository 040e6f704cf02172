import { useEffect, useRef, useState } from 'react';

/** The moments worth words: it has begun, its last minute has begun, it is over. */
export type Milestone = 'none' | 'start' | 'last-minute' | 'end';

const milestoneAt = (left: number): Milestone => (left <= 0 ? 'end' : left <= 60 ? 'last-minute' : 'start');

/** The milestone that was passed last and how much was left just then; it changes three times at most. */
export function useMilestones(left: number) {
  const [passed, setPassed] = useState({ milestone: 'none' as Milestone, left });
  const milestone = milestoneAt(left);
  const latest = useRef(left);
  useEffect(() => {
    latest.current = left;
  });
  // After the first drawing: a region that arrives with its words is often not heard.
  useEffect(() => setPassed({ milestone, left: latest.current }), [milestone]);
  return passed;
}
