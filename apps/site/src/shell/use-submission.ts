import { isApiError } from '@shuyuan/api-client';
import { useState } from 'react';

/** What is sent by a press: one thing at a time, what was refused in words, and nothing lost that was typed. */
interface Submission<What extends string | number> {
  /** What is on its way; null while nothing is. */
  pending: What | null;
  /** What is wrong, in words; empty while nothing is. */
  error: string;
  setError: (words: string) => void;
  /** Sends it, unless something is on its way, and does `then` when it was taken. */
  submit: (what: What, send: () => Promise<unknown>, then: () => void) => Promise<void>;
}

/** Sends what a person presses. `failed` is said where no server has spoken. */
export function useSubmission<What extends string | number>(failed: string): Submission<What> {
  const [pending, setPending] = useState<What | null>(null);
  const [error, setError] = useState('');

  async function submit(what: What, send: () => Promise<unknown>, then: () => void) {
    if (pending !== null) return;
    setPending(what);
    setError('');
    try {
      await send();
      then();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.kind === 'business' ? cause.message : failed);
    } finally {
      setPending(null);
    }
  }

  return { pending, error, setError, submit };
}
