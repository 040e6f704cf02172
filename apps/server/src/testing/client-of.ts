import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import type { TestServer } from './create-test-server.ts';

/** The calls of a person, or of a visitor. What is answered is held against the contract. */
export const clientOf = ({ fetch }: Pick<TestServer, 'fetch'>, person?: { token: string }): Client =>
  createClient({ baseUrl: '', fetch, token: () => person?.token ?? null, checkAnswer });
