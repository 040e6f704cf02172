import { createClient, type Client } from '@shuyuan/api-client';
import type { TestServer } from '../../testing/index.ts';
import type { Person } from '../session/people.fixtures.ts';

/** The calls of a person, or of a visitor. */
export const clientOf = ({ fetch }: Pick<TestServer, 'fetch'>, person?: Person): Client =>
  createClient({ baseUrl: '', fetch, token: () => person?.token ?? null, checkAnswers: true });
