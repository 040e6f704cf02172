import { expect, it } from 'vitest';
import { contractInShort } from './contract-in-short.mjs';

it('leaves of each call where it goes and how, and marks what made the rest', () => {
  const source = `import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

const name = z.string().check(z.maxLength(40)); // 学员
export const names = ['a', 'b'] as const;

export const tagsContract = {
  list: endpoint({ method: 'GET', path: '/api/tags/{id}', summary: 'Tags, by name.', params: z.object({ id }), answer: z.array(name) }),
  put: endpoint({
    method: 'PUT',
    path: '/api/tags',
    summary: 'Renames.',
    access: 'signed-in',
    idempotent: true,
    body: z.object({ name }),
    answer: nothing,
  }),
};
`;
  expect(contractInShort(source)).toBe(`import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

const name = /* @__PURE__ */ (() => z.string().check(z.maxLength(40)))(); // 学员
export const names = ['a', 'b'] as const;

export const tagsContract = {
  list: endpoint({ method: 'GET', path: '/api/tags/{id}', }),
  put: endpoint({
    method: 'PUT',
    path: '/api/tags',
    access: 'signed-in',
    idempotent: true,
    }),
};
`);
});
