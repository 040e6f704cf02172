import type { FilmEncoder } from './qualities/film-encoder.ts';

/** An encoder whose work is steered. The latest that was asked for is at work. `picture` is what it draws of every film. */
export function createSteeredEncoder({ picture = null }: { picture?: Blob | null } = {}) {
  const asked: { film: Blob | string; height: number }[] = [];
  let signal: AbortSignal | null = null;
  let tell: (part: number) => void = () => {};
  let end = Promise.withResolvers<Blob | null>();

  const encoder: FilmEncoder = {
    firstPicture: async () => picture,
    encode(film, options) {
      asked.push({ film, height: options.height });
      ({ signal, onProgress: tell } = options);
      end = Promise.withResolvers<Blob | null>();
      return end.promise;
    },
  };

  return {
    encoder,
    asked,
    reach: (part: number) => tell(part),
    /** Null for a browser that has no encoder for it. */
    finish: async (made: Blob | null = new Blob(['made'], { type: 'video/mp4' })) => {
      end.resolve(made);
      await end.promise;
    },
    fail: async () => {
      end.reject(new Error('It cannot be read.'));
      await end.promise.catch(() => {});
    },
    isAborted: () => signal?.aborted ?? false,
  };
}
