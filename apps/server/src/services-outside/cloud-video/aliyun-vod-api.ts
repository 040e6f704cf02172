import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../calendar/clock.ts';
import { Problem } from '../../errors/problem.ts';
import { signedParameters, type AliyunAccess } from '../aliyun/rpc-signature.ts';
import { aliyunVodStrings as strings } from './aliyun-vod.strings.ts';

export interface AliyunVodApiSettings {
  access: AliyunAccess;
  /** Where the video cloud was opened: `cn-shanghai`. */
  region: string;
}

export interface AliyunVodDeps {
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Hears, in one line without secrets and titles, why Aliyun refused what the operator has to look after. */
  warn: (text: string) => void;
}

const version = '2017-03-21';
const timeoutMs = 8_000;

const refusalSchema = z.object({ Code: z.string(), RequestId: z._default(z.string(), '') });

/** Aliyun has said no, with a code that its caller may know. */
export class VodRefusal extends Error {
  override readonly name = 'VodRefusal';
  readonly code: string;
  readonly requestId: string;

  constructor(code: string, requestId: string) {
    super(code);
    this.code = code;
    this.requestId = requestId;
  }
}

/**
 * Aliyun's VOD interface: each call one signed GET. It is asked once, since an answer that was lost does not tell
 * whether the call was done.
 *
 * @see https://help.aliyun.com/document_detail/44433.html
 */
export function createAliyunVodApi({ access, region }: AliyunVodApiSettings, deps: AliyunVodDeps) {
  const { fetch, clock, warn } = deps;

  /** Parameters without a value are left out. Throws a `VodRefusal`, or a `Problem` when Aliyun cannot be reached. */
  async function call<Answer extends z.ZodMiniType>(
    action: string,
    parameters: Record<string, string | undefined>,
    answer: Answer,
  ): Promise<z.output<Answer>> {
    const query = new URLSearchParams(
      signedParameters('GET', access, {
        action,
        version,
        parameters: withValues(parameters),
        now: clock.now(),
        nonce: randomUUID(),
      }),
    );
    const response = await ask(action, `https://vod.${region}.aliyuncs.com/?${query}`);
    if (response.ok) return z.parse(answer, response.body);
    const { Code, RequestId } = z.parse(refusalSchema, response.body);
    throw new VodRefusal(Code, RequestId);
  }

  async function ask(action: string, address: string) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      return { ok: response.ok, body: (await response.json()) as unknown };
    } catch (error) {
      // The cause may hold the address, and the address the signature.
      warn(`Aliyun VOD did not answer to ${action}: ${error instanceof Error ? error.name : 'unknown'}`);
      throw new Problem(1, strings.failed);
    }
  }

  /** What is left of a refusal for the person. The operator reads the rest. */
  function problemOf(action: string, error: unknown): Problem {
    if (error instanceof Problem) return error;
    if (error instanceof VodRefusal)
      warn(`Aliyun VOD refused ${action}: ${error.code} (request ${error.requestId})`);
    else warn(`Aliyun VOD answered ${action} in a form that is not known`);
    return new Problem(1, strings.failed);
  }

  return { call, problemOf };
}

function withValues(parameters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
