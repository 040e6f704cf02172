import { ApiError } from './api-error.ts';

/** The envelope's code for a call without a valid session. */
const unauthorizedCode = 401;

/** What every answer of the server is wrapped in; code 0 is success. */
interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** The data of a successful answer. Throws `ApiError` for every other one. */
export function openEnvelope(status: number, text: string | undefined): unknown {
  const opened = parse(text);
  if (!opened) {
    const kind = status === unauthorizedCode ? 'unauthorized' : status >= 400 ? 'http' : 'decode';
    const message = `The server answered ${status} without an envelope.`;
    // A proxy's page, or half an answer: for the log, never for the person.
    throw new ApiError({ kind, status, message, cause: text?.slice(0, 500) });
  }
  const { code, message, data } = opened;
  if (code === 0) return data;
  throw new ApiError({
    kind: code === unauthorizedCode ? 'unauthorized' : 'business',
    code,
    status,
    message,
    data,
  });
}

function parse(text: string | undefined): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'message' in value &&
  typeof value.message === 'string';
