import { randomBytes } from 'node:crypto';

/**
 * An id that can't be guessed, between 1 and 2^53 - 1: exact on the wire, and with an id of every recording there will
 * ever be a guess finds none.
 */
export function createRecordId(random: (size: number) => Buffer = randomBytes): number {
  const bytes = random(7);
  return (bytes.readUInt8(0) % 32) * 2 ** 48 + bytes.readUIntBE(1, 6) || createRecordId(random);
}
