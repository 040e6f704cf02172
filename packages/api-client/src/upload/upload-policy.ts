/** The figures of the specification, section 9, and of the store. */
export const uploadPolicy = {
  /** Bytes below which a file goes in one request. */
  singlePut: 100 * 1024,
  partSize: 1024 * 1024,
  maxParts: 10_000,
  /** Bytes that the store takes in one part. */
  maxPartSize: 5 * 1024 ** 3,
  parallel: 5,
  retries: 3,
  /** Milliseconds. */
  retryWait: 2000,
  /** Milliseconds until a request that is not answered has failed. */
  requestTimeout: 60_000,
};

/** Why a file of so many bytes cannot be uploaded at all. */
export function refusalOf(bytes: number): 'empty' | 'too-large' | null {
  if (bytes === 0) return 'empty';
  return bytes > uploadPolicy.maxParts * uploadPolicy.maxPartSize ? 'too-large' : null;
}

export const goesInOneRequest = (bytes: number) => bytes < uploadPolicy.singlePut;

/** One mebibyte, or as much more as it takes to keep to the most parts that there may be. */
export const partSizeOf = (bytes: number) =>
  Math.max(uploadPolicy.partSize, Math.ceil(bytes / uploadPolicy.maxParts));

export const partCountOf = (bytes: number, partSize: number) => Math.ceil(bytes / partSize);

/** Where a part lies, its end excluded. Parts are numbered from 1. */
export function rangeOf(part: number, bytes: number, partSize: number): { start: number; end: number } {
  const start = (part - 1) * partSize;
  return { start, end: Math.min(start + partSize, bytes) };
}

/** Whole, and 100 only when all is over: the store still has to put the parts together. */
export const percentOf = (sent: number, bytes: number) => Math.min(99, Math.floor((sent / bytes) * 100));

/** How many requests may run beside each other after one was not answered in time: a slow line carries fewer. */
export const fewerAtOnce = (now: number) => Math.max(1, Math.floor(now / 2));

/** And after one was answered. */
export const moreAtOnce = (now: number) => Math.min(uploadPolicy.parallel, now + 1);
