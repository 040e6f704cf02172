/** Pixels in which a school's server draws the pictures of its library: `?w=` behind their addresses. */
const drawnWidths = [320, 640, 1280];

/** Where such pictures are: by their ids, whatever they are called. */
const libraryPath = /^\/media\/\d+\//;

/** As wide as a text grows. */
const widestText = 'min(100vw, 768px)';

/**
 * Lets the browser take a picture of the library no larger than its place. Only one whose own width is known: by that the
 * browser tells its size from what it was given. `address`: as it stands in the text.
 */
export function offerWidths(picture: HTMLImageElement, address: string, own: number) {
  // In a list of addresses a blank or a comma ends one.
  if (/[\s,]/.test(address)) return;
  const { pathname, search, hash } = new URL(address, document.baseURI);
  if (!libraryPath.test(pathname) || search !== '' || hash !== '') return;
  const smaller = drawnWidths.filter((width) => width < own);
  if (smaller.length === 0) return;
  const drawn = smaller.map((width) => `${address}?w=${width} ${width}w`);
  picture.setAttribute('srcset', [...drawn, `${address} ${own}w`].join(', '));
  picture.setAttribute('sizes', `auto, ${widestText}`);
}
