import type { Endpoint } from '@shuyuan/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

/**
 * Holds an answer against its contract, as it will be on the wire; also refuses fields that the contract does
 * not name, since they could be secrets. For development and tests: production does not pay for it.
 */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer) ?? 'null');
  const result = z.safeParse(endpoint.answer, sent);
  const call = `${endpoint.method} ${endpoint.path}`;
  if (!result.success)
    throw new Error(`${call} answers outside its contract: ${z.prettifyError(result.error)}`);
  if (!isDeepStrictEqual(result.data, sent))
    throw new Error(`${call} answers fields that its contract does not name.`);
}
