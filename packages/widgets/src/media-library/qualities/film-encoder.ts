import { createLazyModule } from '@shuyuan/ui/lazy-module';

/** How a film is made smaller. `height` is in pixels; `onProgress` takes 0 to 1. */
export interface EncodeOptions {
  height: number;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Makes smaller films of films, and pictures, in the page. */
export interface FilmEncoder {
  /**
   * The same film with its sound, in so many lines, as an MP4. Takes the film itself, or the address where it is read by
   * ranges. Null where the browser has no encoder or decoder for it; rejects when it cannot be read, or was aborted.
   */
  encode: (film: Blob | string, options: EncodeOptions) => Promise<Blob | null>;
  /** The first picture of a film on which something is to be seen, as a JPEG; null when there is none. Rejects when it does not play here. */
  firstPicture?: (film: Blob) => Promise<Blob | null>;
}

const lazyEncoding = createLazyModule(() => import('./encode-film.ts'));
const lazyPicture = createLazyModule(() => import('../../film/first-picture.browser.ts'));

/** The browser's own encoder. What it needs is fetched when it is first used. */
export const createFilmEncoder = (): FilmEncoder => ({
  encode: async (film, options) => (await lazyEncoding.load()).encodeFilm(film, options),
  firstPicture: async (film) => (await lazyPicture.load()).firstPicture(film),
});
