import { isApiError, type ApiError } from '@shuyuan/api-client';

export interface Loading<Answer> {
  ask: (options: { signal: AbortSignal }) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onFail: (error: ApiError) => void;
}

/** One part of what is shown, asked for. A newer call ends the older one, whose answer is dropped. */
export function createLoader<Answer>({ ask, onAnswer, onFail }: Loading<Answer>) {
  let running = new AbortController();
  return {
    async run() {
      running.abort();
      const { signal } = (running = new AbortController());
      try {
        const answer = await ask({ signal });
        if (!signal.aborted) onAnswer(answer);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!signal.aborted) onFail(error);
      }
    },
    stop: () => running.abort(),
  };
}
