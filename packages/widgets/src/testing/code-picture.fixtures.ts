/** Squares in the three corners of a QR code. */
const corners = [
  [0, 0],
  [18, 0],
  [0, 18],
] as const;

/** Looks like a QR code of 25 by 25 squares, and says nothing. */
export function codePicture(seed: number): string {
  let noise = seed;
  const squares: string[] = [];
  for (let y = 0; y < 25; y += 1) {
    for (let x = 0; x < 25; x += 1) {
      noise = (noise * 1103515245 + 12345) % 2147483648;
      const isCorner = corners.some(
        ([left, top]) => x >= left - 1 && x < left + 8 && y >= top - 1 && y < top + 8,
      );
      if (!isCorner && noise % 7 < 3) squares.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  const eyes = corners.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" width="300" height="300" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h25v25H0z"/><path fill-rule="evenodd" d="${squares.join('')}${eyes.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
