import encodeQr from 'qr';
import sharp from 'sharp';

const side = 300;

/** Modules of silence around the code, as its standard wants them. */
const border = 4;

/** A QR code of a text as a `data:` URI of a PNG, 300 px square. */
export async function drawQr(text: string): Promise<string> {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border });
  const pixels = Uint8Array.from(modules.flat(), (isDark) => (isDark ? 0 : 255));
  const count = modules.length;
  // Whole pixels per module where the size allows it; the rest is more silence.
  const scale = Math.max(1, Math.floor(side / count));
  const rest = Math.max(0, side - scale * count);
  const before = Math.floor(rest / 2);
  const png = await sharp(pixels, { raw: { width: count, height: count, channels: 1 } })
    .resize(scale * count, scale * count, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: rest - before, right: rest - before, background: 'white' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
