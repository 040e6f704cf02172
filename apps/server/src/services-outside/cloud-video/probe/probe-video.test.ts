import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { probeInTurn } from './probe-in-turn.ts';
import { ProbeTookTooLong, probeLimits, probeVideo, type ProbeSource } from './probe-video.ts';
import { containers, makeFilm, type Container } from './video-files.fixtures.ts';

const bytesOf = (bytes: Uint8Array): ProbeSource => ({
  bytes: bytes.length,
  read: async (start, end) => bytes.slice(start, end),
});
const probe = (bytes: Uint8Array, limits = {}) => probeVideo(bytesOf(bytes), { ...probeLimits, ...limits });
const cut = (bytes: Uint8Array, share: number) => bytes.slice(0, Math.floor(bytes.length * share));

describe('a film', () => {
  it.each(Object.keys(containers) as Container[])(
    'is known for what it is and as long as it is: %s',
    async (kind) => {
      const found = await probe(await makeFilm(kind, { seconds: 3, hasSound: true }));
      expect(found?.mimeType).toBe(
        `video/${kind.includes('webm') ? 'webm' : 'mp4'}; codecs="vp09.00.21.08, opus"`,
      );
      expect(found?.seconds).toBeCloseTo(3, 1);
    },
  );

  it('that a browser has recorded is known likewise', async () => {
    const folder = join(import.meta.dirname, '../../../../../../packages/ui/src/video-player');
    const found = await probe(readFileSync(join(folder, 'dusk.fixtures.mp4')));
    expect(found?.mimeType).toContain('video/mp4; codecs="vp09.');
    expect(found?.seconds).toBeCloseTo(8, 1);
  });

  it('is not read whole where its index tells', async () => {
    const film = await makeFilm('mp4', { seconds: 60, pictureBytes: 8000 });
    const read = vi.fn<ProbeSource['read']>(async (start, end) => film.slice(start, end));
    await probeVideo({ bytes: film.length, read });
    const total = read.mock.calls.reduce((sum, [start, end]) => sum + end - start, 0);
    expect(film.length).toBeGreaterThan(4_000_000);
    expect(total).toBeLessThan(600_000);
  });

  it.each(['webm', 'live webm'] as const)('that was cut off plays as far as it goes: %s', async (kind) => {
    const found = await probe(cut(await makeFilm(kind, { seconds: 20 }), 0.6));
    expect(found?.seconds).toBeGreaterThan(9);
    expect(found?.seconds).toBeLessThan(13);
  });

  it.each(['mp4', 'mp4 with its index at the end', 'fragmented mp4'] as const)(
    'that was cut off is none: %s',
    async (kind) => {
      expect(await probe(cut(await makeFilm(kind, { seconds: 20, pictureBytes: 9000 }), 0.6))).toBeNull();
    },
  );
});

/** The first bytes of what people rename. */
const others: Record<string, Uint8Array> = {
  'a text': Buffer.from('今天的课讲到第三章，录制的文件我改了名字。'.repeat(200)),
  'a picture': Buffer.from(`89504e470d0a1a0a0000000d4948445200000001${'00'.repeat(4000)}`, 'hex'),
  'an archive': Buffer.from(`504b0304140000000800${'ab'.repeat(4000)}`, 'hex'),
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(90)),
  nothing: new Uint8Array(0),
  'one byte': new Uint8Array(1),
  zeros: new Uint8Array(100_000),
};

describe('what is no film', () => {
  it.each(Object.entries(others))('is found out: %s', async (_, bytes) => {
    expect(await probe(bytes)).toBeNull();
  });

  it.each(['webm', 'mp4'] as const)('is sound without a picture: %s', async (kind) => {
    expect(await probe(await makeFilm(kind, { hasPicture: false, hasSound: true }))).toBeNull();
  });
});

/** Writes a number over the first count that follows a box's name. */
function withCount(film: Uint8Array, box: string, at: number, count: number): Uint8Array {
  const bytes = Buffer.from(film);
  bytes.writeUInt32BE(count, bytes.indexOf(box) + 4 + at);
  return bytes;
}

/** A box within a box within a box, each as long as the rest of the file. */
function nested(depth: number): Uint8Array {
  const boxes = Array.from({ length: depth }, (_, level) => {
    const box = Buffer.alloc(8);
    box.writeUInt32BE((depth - level) * 8);
    box.write('moov', 4);
    return box;
  });
  return Buffer.concat([Buffer.from('000000146674797069736f6d0000020069736f6d', 'hex'), ...boxes]);
}

describe('a file that was made to break its reader', () => {
  it('by counts without an end, is refused in time', async () => {
    const film = await makeFilm('mp4', { seconds: 2 });
    for (const [box, at] of [
      ['stts', 4],
      ['stsc', 4],
      ['stsz', 8],
      ['stco', 4],
    ] as const)
      expect([box, await probe(withCount(film, box, at, 0xff_ff_ff_ff))]).toEqual([box, null]);
  });

  it('by boxes without an end, is refused', async () => {
    expect(await probe(nested(100_000))).toBeNull();
  });

  it('by a length that no recording has, is refused', async () => {
    const film = await makeFilm('mp4', { seconds: 2 });
    expect(await probe(withCount(film, 'stts', 12, 0xff_ff_ff_ff))).toBeNull();
  });

  it('by one huge picture, is not read into memory', async () => {
    const film = await makeFilm('webm', { seconds: 1, pictureBytes: 300_000 });
    expect(await probe(film, { readAtOnce: 100_000 })).toBeNull();
  });

  it('is read no further than its budget', async () => {
    const film = await makeFilm('live webm', { seconds: 60, pictureBytes: 4000 });
    expect(await probe(film, { readBytes: 500_000 })).toBeNull();
  });

  it('ends its own thread when it takes too long, and says so', async () => {
    const film = await makeFilm('webm');
    const source = { ...bytesOf(film), read: () => new Promise<never>(() => {}) };
    await expect(probeVideo(source, { ...probeLimits, timeout: 300 })).rejects.toThrow(ProbeTookTooLong);
  });
});

it('passes on that the store could not be read: that says nothing about the film', async () => {
  const film = await makeFilm('webm');
  const source = { ...bytesOf(film), read: () => Promise.reject(new Error('the disk is gone')) };
  await expect(probeVideo(source)).rejects.toThrow('the disk is gone');
});

it('looks at two at once, at no more, and at each in its turn', async () => {
  const film = await makeFilm('webm');
  const begun = new Set<number>();
  let [running, most] = [0, 0];
  let meet = () => {};
  const twoHaveMet = new Promise<void>((resolve) => (meet = resolve));
  const inTurn = probeInTurn(2);
  const look = (number: number) =>
    inTurn({
      bytes: film.length,
      async read(start, end) {
        if (!begun.has(number)) most = Math.max(most, (running += 1));
        if (begun.add(number).size === 2) meet();
        await twoHaveMet;
        return film.slice(start, end);
      },
    }).finally(() => (running -= 1));
  const found = await Promise.all([1, 2, 3, 4, 5].map(look));
  expect(found.every((video) => video !== null)).toBe(true);
  expect(most).toBe(2);
});
