import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('stores Argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('秘密'), hashPassword('秘密')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
});

it('knows the right password, in either way of typing an accent, and no other', async () => {
  const stored = await hashPassword('caf\u00e9 书院');
  expect(await verifyPassword('cafe\u0301 书院', stored)).toBe(true);
  expect(await verifyPassword('cafe 书院', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

it('verifies what was stored with other parameters', async () => {
  // Password 'password', salt 'somesalt', from the reference implementation: m=65536, t=2, p=1.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', reference)).toBe(true);
});

it.each([null, '', 'password', '$2b$10$abcdefghijklmnopqrstuv'])(
  'accepts nothing against %j',
  async (stored) => {
    expect(await verifyPassword('password', stored)).toBe(false);
  },
);
