import type { Database } from '../../db/database.ts';
import { watchedWords } from '../../db/schema.ts';
import { simplified } from '../typed-text/simplified.ts';

/** As many as are looked for. */
const mostWords = 5_000;

/**
 * Letters and digits alone, in one form: without what can't be seen, blanks, marks between letters, full width, capitals and traditional
 * characters.
 */
const plainForm = (text: string): string =>
  simplified(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

/** The first of these words that a text has, as it was added; undefined when it has none. */
function watchedWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = plainForm(text);
  return words.find((word) => {
    const sought = plainForm(word);
    return sought !== '' && plain.includes(sought);
  });
}

/** The watched word that a text has; undefined when it has none. */
export async function findWatchedWord(db: Database, text: string): Promise<string | undefined> {
  const rows = await db.select({ word: watchedWords.word }).from(watchedWords).limit(mostWords);
  return watchedWordIn(
    text,
    rows.map(({ word }) => word),
  );
}
