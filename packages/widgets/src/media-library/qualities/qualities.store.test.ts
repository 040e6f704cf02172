import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { fileWith } from '../media-files.fixtures.ts';
import { createMediaBackend } from '../media-backend.fixtures.ts';
import { fileOf, openLibrary } from '../open-library.fixtures.ts';
import { createSteeredEncoder } from '../steered-encoder.fixtures.ts';
import type { UploadDevice } from '../uploader.fixtures.ts';

const film = () => fileOf('第一讲.mp4', 'video/mp4');

/** A library that has one film, which misses a smaller quality. */
async function openWith(device: UploadDevice = new Map()) {
  const encoder = createSteeredEncoder();
  const missing = fileWith({ id: 11, kind: 'video', title: '第一讲', wanted_height: 480 });
  const backend = createMediaBackend({ files: [missing] });
  const opened = await openLibrary({ backend, device, props: { encoder: encoder.encoder } });
  return { ...opened, encoder, missing };
}

describe('the smaller quality of a film', () => {
  it('is made of what was uploaded once that is there, sent in parts, and put beside it', async () => {
    const { actions, uploads, video, encoder, backend, host } = await openWith();
    const source = film();
    actions.upload([source]);
    video.reach(100);
    await host.settle();
    expect(uploads()).toEqual([
      ['第一讲.mp4', 'done', 100],
      ['第一讲（480P）', 'encoding', 0],
    ]);
    expect(encoder.asked).toEqual([{ film: source, height: 480 }]);
    encoder.reach(0.4);
    expect(uploads().at(-1)).toEqual(['第一讲（480P）', 'encoding', 40]);
    await encoder.finish();
    await host.settle();
    expect(uploads().at(-1)).toEqual(['第一讲（480P）', 'sending', 0]);
    video.reach(100);
    await host.settle();
    expect(uploads().at(-1)).toEqual(['第一讲（480P）', 'done', 100]);
    expect(backend.calls.filter(({ name }) => name === 'keepRendition')).toMatchObject([
      { input: { id: 101, video_id: 'video-upload-2' } },
    ]);
  });

  it('is made later of the film that the server has, once however often it is asked for', async () => {
    const { actions, uploads, encoder, missing, host } = await openWith();
    actions.makeQuality(missing);
    actions.makeQuality(missing);
    await host.settle();
    expect(encoder.asked).toEqual([{ film: '/signed/11?until=1', height: 480 }]);
    expect(uploads()).toEqual([['第一讲（480P）', 'encoding', 0]]);
  });

  it('is not made where none is missed', async () => {
    const { actions, state, encoder, backend, missing } = await openWith();
    actions.makeQuality({ ...missing, wanted_height: null });
    expect([state().uploads, encoder.asked, backend.counted('address')]).toEqual([[], [], 0]);
  });

  it('leaves the film alone when it fails, says so, and is tried again', async () => {
    const { actions, state, uploads, encoder, missing, backend, host } = await openWith();
    backend.fail('address', unplugged);
    actions.makeQuality(missing);
    await host.settle();
    expect(state().uploads).toMatchObject([
      { status: 'failed', message: '没有生成480P，原来的视频不受影响' },
    ]);
    actions.makeQuality(missing);
    await host.settle();
    expect(uploads()).toEqual([['第一讲（480P）', 'encoding', 0]]);
    await encoder.fail();
    await host.settle();
    actions.resumeUpload(state().uploads[0]?.id ?? '');
    await host.settle();
    expect(encoder.asked).toHaveLength(2);
  });

  it('is not made where the browser has no encoder, which is said', async () => {
    const { actions, state, encoder, missing, host } = await openWith();
    actions.makeQuality(missing);
    await host.settle();
    await encoder.finish(null);
    await host.settle();
    expect(state().uploads).toMatchObject([
      {
        status: 'refused',
        message: '这个浏览器不能生成480P，视频只有一种清晰度，可以换一个浏览器再试',
      },
    ]);
  });

  it('has the server’s words where it is refused', async () => {
    const { actions, state, encoder, missing, video, backend, host } = await openWith();
    backend.fail('keepRendition', () => refusal('时长和原视频不一样'));
    actions.makeQuality(missing);
    await host.settle();
    await encoder.finish();
    video.reach(100);
    await host.settle();
    expect(state().uploads).toMatchObject([{ status: 'refused', message: '时长和原视频不一样' }]);
  });

  it('is given up when it is cancelled, and when the page goes', async () => {
    const { actions, state, encoder, missing, stop, host } = await openWith();
    actions.makeQuality(missing);
    await host.settle();
    actions.cancelUpload(state().uploads[0]?.id ?? '');
    expect([state().uploads, encoder.isAborted()]).toEqual([[], true]);
    actions.makeQuality(missing);
    await host.settle();
    expect(encoder.isAborted()).toBe(false);
    stop();
    expect(encoder.isAborted()).toBe(true);
  });

  it('goes on after a reload once it was made', async () => {
    const device: UploadDevice = new Map();
    const first = await openWith(device);
    first.actions.makeQuality(first.missing);
    await first.host.settle();
    await first.encoder.finish();
    first.video.reach(20);
    first.stop();
    const second = await openWith(device);
    second.video.reach(100);
    await second.host.settle();
    expect(second.backend.calls.filter(({ name }) => name === 'keepRendition')).toHaveLength(1);
    expect([second.encoder.asked, device.size]).toEqual([[], 0]);
  });
});

describe('the cover of a film', () => {
  const picture = new Blob(['a frame'], { type: 'image/jpeg' });

  it('is the first picture of what was uploaded', async () => {
    const encoder = createSteeredEncoder({ picture });
    const opened = await openLibrary({ props: { encoder: encoder.encoder } });
    opened.actions.upload([film()]);
    opened.video.reach(100);
    await opened.host.settle();
    const kept = opened.backend.calls.find(({ name }) => name === 'keepPicture');
    expect(opened.video.pictures).toEqual([{ videoId: `cover-${String(kept?.input)}`, picture }]);
  });

  it('is left out where nothing is to be seen, and the film is there all the same', async () => {
    const opened = await openLibrary({ props: { encoder: createSteeredEncoder().encoder } });
    opened.actions.upload([film()]);
    opened.video.reach(100);
    await opened.host.settle();
    expect(opened.uploads()[0]).toEqual(['第一讲.mp4', 'done', 100]);
    expect(opened.backend.counted('startPicture')).toBe(0);
  });
});
