import { coreStrings } from '../http/core.strings.ts';
import { type Problem, statusOfCode } from './problem.ts';

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: 0, message: coreStrings.ok, data };
}

const openSuccess = JSON.stringify({ code: 0, message: coreStrings.ok }).replace(/}$/, ',"data":');

/** The same of data that is JSON already. */
export const successText = (json: string) => `${openSuccess}${json}}`;

export interface Refusal {
  status: number;
  envelope: Envelope;
}

export function refusal({ code, message, data }: Problem): Refusal {
  return { status: statusOfCode[code], envelope: { code, message, data } };
}
