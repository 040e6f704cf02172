import { expect, it } from 'vitest';
import { jump } from '../../../../apps/site/src/paths/jump.ts';
import type { PlaceKind } from '../host/widget-host.ts';
import { addressOf } from './places.ts';

const kinds: Record<PlaceKind, true> = {
  note: true,
  article: true,
  video: true,
  doubt: true,
  group: true,
  combo: true,
  course: true,
  anthology: true,
  user: true,
  solutions: true,
  issues: true,
  problem: true,
  records: true,
  teacher: true,
  paper: true,
  courseCategory: true,
  articleCategory: true,
  problemCategory: true,
  examCategory: true,
};

it.each(Object.keys(kinds) as PlaceKind[])('leads to the same page as the site’s own jump: %s', (kind) => {
  expect(addressOf({ kind, id: 7 }, 'https://school.example')).toBe(
    `https://school.example${jump({ kind, id: 7 })}`,
  );
});
