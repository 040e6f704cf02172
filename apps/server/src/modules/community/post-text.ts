import { codePoints } from '@shuyuan/api-client';
import { postLimits } from '@shuyuan/api-client/community';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { withNames } from '../mentions/mentions-in-html.ts';
import { wordsOfHtml } from '../rich-text/words-of-html.ts';
import { communityStrings as strings } from './community.strings.ts';
import { findWatchedWord } from './watched-words.ts';

/** Characters of the words that lists show. */
const excerptLength = 140;

/** What is kept of a post. */
export interface PostText {
  /** HTML, sanitised. */
  content: string;
  excerpt: string;
  /** The word because of which it waits for a moderator; empty without one. */
  heldWord: string;
}

/** What is kept of the HTML and the title of a post. Refuses one without words or pictures, and one that is too long. */
export async function postText(db: Database, html: string, title = ''): Promise<PostText> {
  // A mention has the name of whom it means, whatever was sent.
  const [{ content }] = await withNames(db, [{ content: sanitiseHtml(html) }]);
  const words = wordsOfHtml(content);
  if (words === '' && !content.includes('<img ')) throw new Problem(1, strings.empty);
  if (codePoints(words) > postLimits.content) throw new Problem(1, strings.tooLong(postLimits.content));
  return {
    content,
    excerpt: Array.from(words).slice(0, excerptLength).join(''),
    heldWord: (await findWatchedWord(db, `${title}\n${words}`)) ?? '',
  };
}
