/** Pixels. What the server takes in is no larger. */
const largest = { width: 640, height: 1600 };

/** Of a picture of a film, in its own shape. */
export function sizeOfPicture({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** Steps of 255 that the coding of a film makes of one colour. */
const noise = 12;

/** Colours of so many pixels are compared: as many as a page has places where something stands out. */
const stride = 4 * 7;

/** Whether nothing is to be seen on it. `pixels`: red, green, blue and opacity of each, in turn. */
export function isOneColour(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += stride)
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > noise) return false;
  return true;
}
