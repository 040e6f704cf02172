import { createRandom } from '../pictures/random.ts';
import type { SpokenPost } from './discussion.ts';

const minute = 60_000;

/**
 * When each post of a discussion was made: comments thin out after publishing, replies follow their comment within
 * a day, in the order in which they are written. The same seed gives the same times before `until`.
 */
export function spreadInTime(posts: readonly SpokenPost[], from: Date, until: Date, seed: string): Date[] {
  const random = createRandom(seed);
  const span = until.getTime() - from.getTime();
  const comments = posts.filter(({ parent }) => parent === null).length;
  const times: number[] = [];
  let place = 0;
  for (const [index, { parent }] of posts.entries()) {
    if (parent === null) {
      place += 1;
      const share = ((place - 0.7 + random() * 0.4) / (comments + 1)) ** 1.6;
      times.push(from.getTime() + share * span);
    } else {
      const before = Math.max(
        ...posts.flatMap((post, at) =>
          at === parent || (at < index && post.parent === parent) ? [times[at] ?? 0] : [],
        ),
      );
      const wait = (4 + random() ** 3 * 1200) * minute;
      times.push(before + Math.min(wait, (until.getTime() - before) / 3));
    }
  }
  return times.map((time) => new Date(Math.floor(time)));
}
