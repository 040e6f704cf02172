import { expect, it } from 'vitest';
import { canReadAll, type Reader } from './article-access.ts';

const nobody: Reader = { isAuthor: false, isBuyer: false, isMember: false };
const free = { charge: 0, isVipFree: false };
const sold = { charge: 9, isVipFree: false };
const soldButToMembers = { charge: 9, isVipFree: true };

it.each([
  ['a free one', free, 'everybody', nobody, true],
  ['one that is sold', sold, 'nobody', nobody, false],
  ['one that is sold', sold, 'its author', { ...nobody, isAuthor: true }, true],
  ['one that is sold', sold, 'who has bought it', { ...nobody, isBuyer: true }, true],
  ['one that is sold', sold, 'a member', { ...nobody, isMember: true }, false],
  ['one that is free for members', soldButToMembers, 'nobody', nobody, false],
  ['one that is free for members', soldButToMembers, 'a member', { ...nobody, isMember: true }, true],
  ['one that is free for members', soldButToMembers, 'who has bought it', { ...nobody, isBuyer: true }, true],
])('the whole of %s %j: read by %s', (_, article, __, reader, answer) =>
  expect(canReadAll(article, reader)).toBe(answer),
);
