import encodeQr from 'qr';

/** Modules of silence around the code, as its standard wants them. */
const border = 4;

/** A QR code of a text as the `data:` address of an SVG picture, dark on light. */
export function qrAddress(text: string): string {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border });
  const side = modules.length;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
