/** A call that `public/first-answers.js` has sent while the code of the page was still on its way. */
interface FirstAnswer {
  url: string;
  /** The login token that it was sent with. */
  token: string | null;
  answer: Promise<Response>;
  /** The large picture of the first view, being fetched. */
  picture?: HTMLImageElement;
}

declare global {
  interface Window {
    /** Set by `public/first-answers.js`, where the page's HTML names first answers. */
    firstAnswers?: FirstAnswer[];
  }
}

/** Milliseconds after which a call is sent anew: what was answered when the page was opened may be out of date. */
const freshFor = 10_000;

type Fetch = typeof globalThis.fetch;

/** Hands over the first answers, each once and only to who it was asked for; every other call, and one that failed, is sent. */
export function withFirstAnswers(send: Fetch): Fetch {
  const openedAt = performance.now();
  let waiting = window.firstAnswers ?? [];
  return (request, init) => {
    const first = waiting.find((each) => isFor(each, request, init));
    waiting = performance.now() - openedAt > freshFor ? [] : waiting.filter((each) => each !== first);
    if (!first || performance.now() - openedAt > freshFor) return send(request, init);
    const answered = first.answer.catch(() => send(request, init));
    return init?.signal ? Promise.race([answered, whenAborted(init.signal)]) : answered;
  };
}

function isFor({ url, token }: FirstAnswer, request: RequestInfo | URL, init: RequestInit | undefined) {
  const authorization = new Headers(init?.headers).get('authorization');
  return (
    request === url &&
    (init?.method ?? 'GET') === 'GET' &&
    authorization === (token === null ? null : `Bearer ${token}`)
  );
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
