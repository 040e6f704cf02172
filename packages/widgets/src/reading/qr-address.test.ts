import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrAddress } from './qr-address.ts';

/** The picture by its pixels, four to a module. */
function drawn(address: string) {
  const svg = decodeURIComponent(address.slice('data:image/svg+xml,'.length));
  const side = Number(/viewBox="0 0 (\d+)/u.exec(svg)?.[1]);
  const scale = 4;
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/gu))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

it('draws a code that reads as the address it was drawn of', () => {
  const address = 'https://shuyuan.example/combo/detali?id=12';
  expect(decodeQr(drawn(qrAddress(address)))).toBe(address);
});
