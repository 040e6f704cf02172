/** A path within the site as others can use it. */
export const wholeAddress = (path: string) => new URL(path, document.baseURI).href;
