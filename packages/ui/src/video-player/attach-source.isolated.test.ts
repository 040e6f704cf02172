import { beforeEach, expect, it, vi } from 'vitest';
import { attachSource } from './attach-source.ts';
import { library, nobodyListens } from './hls.fixtures.ts';

vi.mock('hls.js/light', async () => ({ default: (await import('./hls.fixtures.ts')).FakeHls }));

const lost = { fatal: true, type: 'networkError', details: 'fragLoadError' };
const refused = { fatal: false, type: 'mediaError', details: 'bufferAddCodecError' };

const onFailure = vi.fn<(kind: 'network' | 'format') => void>();

/** A video of which so many seconds have come. */
async function attach(seconds: number) {
  vi.stubGlobal('MediaSource', class {});
  const video = document.createElement('video');
  video.load = () => {};
  Object.defineProperty(video, 'buffered', {
    value: { length: Math.min(seconds, 1), start: () => 0, end: () => seconds },
  });
  const attached = attachSource(video, { src: '/lesson.m3u8' }, { onLevels: () => {}, onFailure });
  await vi.waitFor(() => expect(() => library.tell({ ...lost, fatal: false })).not.toThrow(), {
    timeout: 15_000,
  });
  const reach = (time: number, event: 'waiting' | 'seeking') => {
    video.currentTime = time;
    video.dispatchEvent(new Event(event));
  };
  return { attached, reach };
}

beforeEach(() => {
  onFailure.mockClear();
  library.tell = nobodyListens;
});

it('tells at once that a stream does not come of which nothing has', async () => {
  await attach(0);
  library.tell(lost);
  expect(onFailure.mock.calls).toEqual([['network']]);
});

it.each(['waiting', 'seeking'] as const)(
  'shows what has come to its end first, whether by %s',
  async (event) => {
    const { reach } = await attach(10);
    library.tell(lost);
    reach(4, event);
    expect(onFailure).not.toHaveBeenCalled();
    reach(9.9, event);
    reach(9.95, event);
    expect(onFailure.mock.calls).toEqual([['network']]);
  },
);

it('tells nothing of a stream that was left', async () => {
  const { attached, reach } = await attach(10);
  library.tell(lost);
  attached.detach();
  reach(10, 'waiting');
  expect(onFailure).not.toHaveBeenCalled();
});

it('tells that the browser plays none of the qualities, once each has been refused', async () => {
  await attach(0);
  library.tell(refused);
  expect(onFailure).not.toHaveBeenCalled();
  library.tell(refused);
  expect(onFailure.mock.calls).toEqual([['format']]);
});
