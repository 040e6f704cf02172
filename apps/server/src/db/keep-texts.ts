import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { prepareStatement } from './prepare-statement.ts';

/** A text that the database has built. As long as it stays the same and is asked for, it is the same object. */
export interface KeptText {
  /** In UTF-8. */
  readonly bytes: Buffer;
}

/** Of all texts of one pool together, in bytes: a few hundred pages. */
const keptAtMost = 8 * 2 ** 20;

interface Kept extends KeptText {
  tag: string;
}

type Beside = Record<string, unknown>;
type Answer<Row extends Beside> = Row & { tag: string | null; text: string | null };

/**
 * Prepares a query for one text, such as the JSON of an answer, and does not send it again where it is here already: the statement is
 * given the fingerprint of the text that is kept, and answers the text only if it has another one by now. So what is kept is never
 * out of date, however many servers there are.
 * @param from One row with the column `text`, which may be null, and the columns `beside`, which are sent each time.
 */
export function prepareText<Values extends object, Row extends Beside = Beside>(
  name: string,
  from: SQL,
  beside: readonly (keyof Row & string)[] = [],
): (db: Database, key: string, values: Values) => Promise<{ text: KeptText; row: Row } | null> {
  const others = sql.raw(beside.map((column) => `, "${column}"`).join(''));
  const run = prepareStatement<Values & { known: string | null }, Answer<Row>>(
    name,
    // `offset 0` keeps the planner from building the text twice.
    sql`select tag, case when tag = ${sql.placeholder('known')}::text then null else "text" end as "text"${others}
      from (select *, md5("text") as tag from (select * from (${from}) as built offset 0) as each offset 0) as told`,
  );
  return async (db, key, values) => {
    const texts = textsOf(db);
    const place = `${name} ${key}`;
    const known = texts.get(place);
    const [row] = await run(db, { ...values, known: known?.tag ?? null });
    if (!row || row.tag === null) return null;
    if (known && row.text === null) return { text: known, row };
    const text = { tag: row.tag, bytes: Buffer.from(row.text ?? '') };
    texts.put(place, text);
    return { text, row };
  };
}

/** Those that were asked for last. */
class Texts {
  readonly #texts = new Map<string, Kept>();
  #size = 0;

  get(place: string): Kept | undefined {
    const text = this.#texts.get(place);
    if (!text) return undefined;
    // The last of a map is the one that was put in last.
    this.#texts.delete(place);
    this.#texts.set(place, text);
    return text;
  }

  put(place: string, text: Kept) {
    this.#remove(place);
    this.#texts.set(place, text);
    this.#size += text.bytes.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#size <= keptAtMost) return;
      this.#remove(oldest);
    }
  }

  #remove(place: string) {
    this.#size -= this.#texts.get(place)?.bytes.length ?? 0;
    this.#texts.delete(place);
  }
}

const textsOfPools = new WeakMap<object, Texts>();

function textsOf(db: Database): Texts {
  const texts = textsOfPools.get(db) ?? new Texts();
  textsOfPools.set(db, texts);
  return texts;
}
