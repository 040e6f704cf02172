/** Settles as `work` does, or rejects after `limit` milliseconds; a browser may keep a promise for ever. */
export function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(limit)), limit);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** The browser has not answered in time. */
class TooLate extends Error {
  override name = 'TooLate';

  constructor(limit: number) {
    super(`The browser did not answer within ${limit} ms.`);
  }
}
