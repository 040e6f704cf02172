import type { Writable } from 'node:stream';
import pg from 'pg';
import { serialize } from 'pg-protocol';

/** What `pg` knows of a connection's statements. */
interface Connection {
  stream: Writable;
  /** Texts by name: those that the database has read, and those that it has been sent. */
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** A statement by its name, and what its rows look like once it has been run. */
export interface Statement {
  name: string;
  text: string;
  columns?: Column[];
}

type Callback = (error: Error | undefined, rows?: unknown) => void;

const describe = serialize.describe({ type: 'P', name: '' });
const run = Buffer.concat([serialize.execute(), serialize.sync()]);

/**
 * One run of a named statement, in the form that `pg` takes for a query. All messages leave in one piece, and the rows are not
 * described again: both cost as much as the answer of a small query.
 */
export class PreparedQuery {
  readonly name: string;
  readonly text: string;
  /** Set by `pg`. */
  callback: Callback | undefined;
  readonly #statement: Statement;
  readonly #values: readonly unknown[];
  readonly #rows: Record<string, unknown>[] = [];

  constructor(statement: Statement, values: readonly unknown[]) {
    this.name = statement.name;
    this.text = statement.text;
    this.#statement = statement;
    this.#values = values;
  }

  submit({ stream, parsedStatements, submittedNamedStatements }: Connection): Error | null {
    const { name, text } = this;
    const known = parsedStatements[name] ?? submittedNamedStatements[name];
    if (known !== undefined && known !== text) return new Error(`Two statements have the name ${name}.`);
    const messages = [
      serialize.bind({ statement: name, values: this.#values as unknown[], valueMapper: inText }),
    ];
    if (known === undefined) {
      messages.unshift(serialize.parse({ name, text }));
      submittedNamedStatements[name] = text;
    }
    if (known === undefined || !this.#statement.columns) messages.push(describe);
    messages.push(run);
    stream.write(Buffer.concat(messages));
    return null;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#statement.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID) as Column['parse'],
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [at, { name, parse }] of (this.#statement.columns ?? []).entries()) {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback?.(undefined, this.#rows);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}

/** Bytes stay as they are. */
function inText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value) || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError('A prepared statement takes texts, numbers, bytes and truth values.');
}
