/** One post of a written discussion. */
export interface SpokenPost {
  by: string;
  text: string;
  /** Place of the post that this one stands under; null for a top-level comment. */
  parent: number | null;
  /** Place of the reply that this one answers by name; null when it answers the comment itself. */
  answers: number | null;
  /** The moment of the recording that it is about; null for the whole. */
  atSeconds: number | null;
}

/**
 * Reads a discussion as it is written in the seeds: a line `name：text` for a comment, `> name：text` for a reply to
 * it, `> name@other：text` for a reply to the newest reply of `other`. `⏎` is a line break, and
 * `〔0:05〕` before the text the moment of a recording.
 */
export function readDiscussion(written: string): SpokenPost[] {
  const posts: SpokenPost[] = [];
  let parent: number | null = null;
  for (const line of written.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, arrow, by = '', other, minutes, seconds, text = ''] =
      /^(> )?([^：@]+)(?:@([^：]+))?：(?:〔(\d+):(\d\d)〕)?(.+)$/.exec(line) ?? [];
    if (by === '') throw new Error(`Not a line of a discussion: ${line}`);
    if (arrow === undefined) parent = null;
    const answers = other === undefined ? null : newestReply(posts, parent, other);
    const atSeconds = minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
    posts.push({ by, text: text.replaceAll('⏎', '\n'), parent, answers, atSeconds });
    parent ??= posts.length - 1;
  }
  return posts;
}

function newestReply(posts: readonly SpokenPost[], parent: number | null, by: string) {
  const place = posts.findLastIndex((post) => post.parent === parent && post.by === by);
  if (parent === null || place < 0) throw new Error(`Nobody to answer: ${by}`);
  return place;
}
