import { setImmediate } from 'node:timers/promises';

/** Rows that are written before others get their turn. */
const rowsPerTurn = 1_000;

/** Pieces of a long list, between which the server answers others. */
export async function* turns<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let index = 0; index < rows.length; index += rowsPerTurn) {
    await setImmediate();
    yield rows.slice(index, index + rowsPerTurn);
  }
}
