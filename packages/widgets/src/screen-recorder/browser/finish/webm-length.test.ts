import { expect, test } from 'vitest';
import { withWebmLength } from './webm-length.ts';

const hex = (text: string) => Uint8Array.from(text.match(/[0-9a-f]{2}/gi)!, (byte) => parseInt(byte, 16));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const header = '1a45dfa3 84 42868101';
const segment = '18538067 01ffffffffffffff';
const scale = '2ad7b1 83 0f4240';
const app = '4d80 82 6869';
const cluster = '1f43b675 01ffffffffffffff e78100';
const squeeze = (text: string) => text.replaceAll(' ', '');

test('SR-04: a recorder’s WebM gets its length, and everything else stays', () => {
  const info = `1549a966 8c ${scale} ${app}`;
  const file = hex(`${header} ${segment} ${info} ${cluster}`);
  const made = withWebmLength(file, 12.5)!;
  // 12,500 ticks of a millisecond as a float of eight bytes.
  const length = '4489 88 40c86a0000000000';
  expect(toHex(made.head)).toBe(
    squeeze(`${header} ${segment} 1549a966 0100000000000017 ${scale} ${app} ${length}`),
  );
  expect(toHex(file.subarray(made.rest))).toBe(squeeze(cluster));
});

test('SR-04: a wrong length is replaced, in the ticks that the file counts in', () => {
  const ticksOfTenMicroseconds = '2ad7b1 82 2710';
  const file = hex(`${header} ${segment} 1549a966 8d ${ticksOfTenMicroseconds} 4489 84 00000000 ${cluster}`);
  const made = withWebmLength(file, 2)!;
  expect(toHex(made.head)).toContain(squeeze(`${ticksOfTenMicroseconds} 4489 88 41086a0000000000`));
  expect(toHex(made.head)).not.toContain('44898400000000');
});

test('SR-04: a list of places, which would be wrong now, is left out', () => {
  const file = hex(`${header} ${segment} 114d9b74 82 4dbb ec 81 00 1549a966 87 ${scale} ${cluster}`);
  const made = withWebmLength(file, 1)!;
  expect(toHex(made.head)).not.toContain('114d9b74');
  expect(toHex(made.head)).toContain('ec8100');
});

test.each([
  ['nothing', ''],
  ['another kind of file', '0000001c 66747970 69736f6d'],
  ['a WebM that was finished', `${header} 18538067 8b 1549a966 87 ${scale}`],
  ['one that ends before it says what it is', `${header} ${segment} 1549a966 ff`],
  ['one without that part', `${header} ${segment} ec 81 00`],
])('SR-04: %s is left alone', (_, bytes) => {
  expect(withWebmLength(bytes ? hex(bytes) : new Uint8Array(), 1)).toBeNull();
});
