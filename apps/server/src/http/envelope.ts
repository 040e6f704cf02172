import { coreStrings } from '../errors/core.strings.ts';
import { type Problem, statusOfCode } from '../errors/problem.ts';

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: 0, message: coreStrings.ok, data };
}

const openSuccess = Buffer.from(
  JSON.stringify({ code: 0, message: coreStrings.ok }).replace(/}$/, ',"data":'),
);
const closeSuccess = Buffer.from('}');

/** The same of data that is JSON already, in UTF-8. */
export const successBytes = (parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    openSuccess,
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    closeSuccess,
  ]);

export interface Refusal {
  status: number;
  envelope: Envelope;
}

export function refusal({ code, message, data }: Problem): Refusal {
  return { status: statusOfCode[code], envelope: { code, message, data } };
}
