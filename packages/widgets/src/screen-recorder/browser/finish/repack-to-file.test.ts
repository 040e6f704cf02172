import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { expect, test } from 'vitest';
import { repackToFile } from './repack-to-file.ts';

/** Two seconds in WebM. */
async function recorded() {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  for (let second = 0; second < 2; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(1000).fill(0x82), 'key', second, 1);
    await source.add(packet, {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 },
    });
  }
  await output.finalize();
  return new Blob([target.buffer!]);
}

/** A file with so much room, behind which Chromium answers a negative code as an unsigned number. */
function fileOf(room: number) {
  let size = 0;
  let isClosed = false;
  const file = {
    write: (bytes: ArrayBuffer | Uint8Array, { at }: { at: number }) => {
      if (at + bytes.byteLength > room) return 4_294_967_288;
      size = Math.max(size, at + bytes.byteLength);
      return bytes.byteLength;
    },
    truncate: (to: number) => void (size = to),
    flush() {},
    close: () => void (isClosed = true),
  };
  return { file, state: () => ({ size, isClosed }) };
}

test('SR-09: the file is packed where there is room for it', async () => {
  const { file, state } = fileOf(Infinity);
  const { duration } = await repackToFile(await recorded(), file);
  expect(duration).toBeGreaterThanOrEqual(1);
  expect(state().size).toBeGreaterThan(2000);
  expect(state().isClosed).toBe(true);
});

test('SR-09: a file that a full device has cut is no file, and takes no room', async () => {
  const { file, state } = fileOf(500);
  await expect(repackToFile(await recorded(), file)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(state()).toEqual({ size: 0, isClosed: true });
});
