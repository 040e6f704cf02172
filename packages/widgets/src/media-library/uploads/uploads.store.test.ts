import { mediaLimits } from '@shuyuan/api-client/manage';
import { describe, expect, it } from 'vitest';
import { refusal, signedOut, unplugged } from '../../testing/failures.fixtures.ts';
import { fileOf, openLibrary } from '../open-library.fixtures.ts';
import { arrivalPause } from './uploads.ts';

const film = (name = '第一讲.mp4') => fileOf(name, 'video/mp4');
const picture = (name = '封面.png') => fileOf(name, 'image/png');

/** Says to be as large, and is not. */
function sized(file: File, bytes: number) {
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

describe('before anything is sent', () => {
  it('refuses an empty file in the words of the specification', async () => {
    const { actions, state, backend } = await openLibrary();
    actions.upload([fileOf('空.png', 'image/png', 0)]);
    expect(state().uploads).toMatchObject([{ status: 'refused', message: '文件大小为0，不能上传' }]);
    expect(backend.counted('storePicture')).toBe(0);
  });

  it.each([
    [sized(picture(), mediaLimits.pictureBytes + 1), '超过10 MB，不能上传'],
    [sized(film(), mediaLimits.partsBytes + 1), '超过2 GB，不能上传'],
  ])('names the limit that %o breaks', async (file, message) => {
    const { actions, state, video } = await openLibrary();
    actions.upload([file]);
    expect(state().uploads).toMatchObject([{ status: 'refused', message }]);
    expect(video.begun).toEqual([]);
  });

  it('refuses a folder, and takes the files beside it', async () => {
    const { actions, uploads, host } = await openLibrary();
    actions.upload([picture()], ['照片']);
    await host.settle();
    expect(uploads()).toEqual([
      ['照片', 'refused', null],
      ['封面.png', 'done', 100],
    ]);
  });

  it('takes in a picker only what it picks', async () => {
    const { actions, state } = await openLibrary({ props: { kind: 'picture' } });
    actions.upload([film()]);
    expect(state().uploads).toMatchObject([{ status: 'refused', message: '这里只能上传图片' }]);
  });
});

describe('in one request', () => {
  it('goes two at once, the others in their order, into the folder that is shown', async () => {
    const { actions, uploads, backend, host } = await openLibrary({ props: { query: { folder: 3 } } });
    const release = backend.hold('storePicture');
    actions.upload(['a.png', 'b.png', 'c.png'].map(picture));
    await host.settle();
    expect(uploads().map(([, status]) => status)).toEqual(['sending', 'sending', 'waiting']);
    release();
    await host.settle();
    expect(uploads().map(([, status]) => status)).toEqual(['done', 'done', 'done']);
    const sent = backend.calls.filter(({ name }) => name === 'storePicture').map(({ input }) => input);
    expect(sent).toEqual(['a.png', 'b.png', 'c.png'].map((name) => ({ name, folder_id: 3 })));
  });

  it('keeps one back that was paused while it waited, until it is resumed', async () => {
    const { actions, state, uploads, backend, host } = await openLibrary();
    const release = backend.hold('storePicture');
    actions.upload(['a.png', 'b.png', 'c.png'].map(picture));
    actions.pauseUpload(state().uploads[2]?.id ?? '');
    release();
    await host.settle();
    expect(uploads().at(-1)).toEqual(['c.png', 'paused', null]);
    actions.resumeUpload(state().uploads[2]?.id ?? '');
    await host.settle();
    expect(uploads().at(-1)).toEqual(['c.png', 'done', 100]);
  });

  it('tries again what the network has lost, and not what the server has refused', async () => {
    const { actions, state, backend, host } = await openLibrary();
    backend.fail('storePicture', unplugged);
    backend.fail('storePicture', () => refusal('图片里的内容不是图片'));
    actions.upload([picture('a.png'), picture('b.png')]);
    await host.settle();
    expect(state().uploads).toMatchObject([
      { status: 'failed', message: '网络断开，请检查后重试' },
      { status: 'refused', message: '图片里的内容不是图片' },
    ]);
    for (const { id } of state().uploads) actions.resumeUpload(id);
    await host.settle();
    expect(state().uploads.map(({ status }) => status)).toEqual(['done', 'refused']);
  });

  it('goes on with the others where the first ones are refused', async () => {
    const { actions, state, backend, host } = await openLibrary();
    for (const code of [400, 413]) backend.fail('storePicture', () => refusal('文件不合适', code));
    actions.upload(['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name)));
    await host.settle();
    expect(state().uploads.map(({ status, message }) => [status, message])).toEqual([
      ['refused', '文件不合适'],
      ['refused', '文件不合适'],
      ['done', ''],
      ['done', ''],
    ]);
  });

  it('shows nothing of an upload that was cancelled, whenever its answer comes', async () => {
    const { actions, state, backend, host } = await openLibrary();
    const release = backend.hold('storePicture');
    actions.upload([picture()]);
    actions.cancelUpload(state().uploads[0]?.id ?? '');
    release();
    await host.settle();
    expect(state().uploads).toEqual([]);
  });

  it('asks for the list once after many have arrived', async () => {
    const { actions, backend, host, ids } = await openLibrary();
    const before = backend.counted('list');
    actions.upload(['a.png', 'b.png', 'c.png'].map(picture));
    await host.advance(arrivalPause);
    expect(backend.counted('list')).toBe(before + 1);
    expect(ids()).toHaveLength(9);
  });
});

describe('in parts', () => {
  it('sends videos and large files so, and has the library take them in', async () => {
    const { actions, video, file, backend, host, uploads } = await openLibrary({
      props: { query: { folder: 3 } },
    });
    actions.upload([film(), sized(fileOf('题库.zip', 'application/zip'), 5 * 2 ** 20)]);
    video.reach(100);
    file.reach(100);
    await host.settle();
    expect(uploads().map(([, status]) => status)).toEqual(['done', 'done']);
    const inputs = backend.calls.filter(({ name }) => name === 'keepVideo' || name === 'keepFile');
    expect(inputs.map(({ name, input }) => [name, input])).toEqual([
      ['keepVideo', { video_id: 'video-upload-1', file_name: '第一讲.mp4', title: '第一讲', folder_id: 3 }],
      ['keepFile', { video_id: 'video-upload-1', file_name: '题库.zip', title: '题库', folder_id: 3 }],
    ]);
  });

  it('ED-07 stops when it is paused, also right after its start, and goes on from there', async () => {
    const { actions, state, video, uploads } = await openLibrary();
    actions.upload([film()]);
    const id = state().uploads[0]?.id ?? '';
    actions.pauseUpload(id);
    expect(uploads()).toEqual([['第一讲.mp4', 'paused', 0]]);
    actions.resumeUpload(id);
    video.reach(40);
    actions.pauseUpload(id);
    video.reach(80);
    expect(uploads()).toEqual([['第一讲.mp4', 'paused', 40]]);
    actions.resumeUpload(id);
    expect(uploads()).toEqual([['第一讲.mp4', 'sending', 40]]);
  });

  it('ED-06 goes on after a reload where it was, and a finished one is not sent again', async () => {
    const first = await openLibrary();
    first.actions.upload([film('一.mp4'), film('二.mp4')]);
    first.backend.fail('keepVideo', unplugged);
    first.video.reach(20);
    first.actions.pauseUpload(first.state().uploads[1]?.id ?? '');
    first.video.reach(100);
    await first.host.settle();
    expect(first.uploads()).toEqual([
      ['一.mp4', 'failed', 100],
      ['二.mp4', 'paused', 20],
    ]);
    first.stop();

    const { backend, device } = first;
    const second = await openLibrary({ host: first.host.reload(), backend, device });
    expect(second.uploads()).toEqual([
      ['一.mp4', 'done', 100],
      ['二.mp4', 'sending', 20],
    ]);
    expect(second.video.begun).toEqual([]);
    second.video.reach(100);
    await second.host.settle();
    expect(second.uploads().map(([, status]) => status)).toEqual(['done', 'done']);
    expect(device.size).toBe(0);
  });

  it('leaves uploads of others alone', async () => {
    const device = new Map([
      [
        'upload-9',
        {
          source: { file: film(), fileName: 'x.mp4', title: 'x', note: { kind: 'screen-recording' } },
          percent: 20,
          videoId: null,
        },
      ],
    ]);
    const { state } = await openLibrary({ device });
    expect(state().uploads).toEqual([]);
  });

  it('ED-08 says that a file has changed, and does not try it again', async () => {
    const { actions, state, video, uploads } = await openLibrary();
    actions.upload([film()]);
    video.fail({ kind: 'refused', message: '', code: 'unreadable' });
    expect(state().uploads).toMatchObject([{ status: 'refused', message: '文件已被改动或移走，请重新选择' }]);
    actions.resumeUpload(state().uploads[0]?.id ?? '');
    expect(uploads()).toEqual([['第一讲.mp4', 'refused', 0]]);
  });

  it('ED-07 leaves nothing on the device when it is cancelled after a failure', async () => {
    const { actions, state, video, device, host } = await openLibrary();
    actions.upload([film()]);
    video.fail({ kind: 'store', message: '', code: 'RequestError' });
    expect(state().uploads).toMatchObject([{ status: 'failed', message: '网络断开，请检查后重试' }]);
    actions.cancelUpload(state().uploads[0]?.id ?? '');
    await host.settle();
    expect([state().uploads, device.size]).toEqual([[], 0]);
  });

  it('sends anew what the server has given up, and keeps the words of a refusal', async () => {
    const { actions, state, video, backend, host } = await openLibrary();
    backend.fail('keepVideo', () => refusal('上传已失效', 404));
    backend.fail('keepVideo', () => refusal('这个文件不是视频'));
    actions.upload([film()]);
    video.reach(100);
    await host.settle();
    expect(state().uploads).toMatchObject([{ status: 'failed', message: '上传已失效' }]);
    actions.resumeUpload(state().uploads[0]?.id ?? '');
    expect(video.begun).toHaveLength(2);
    video.reach(100);
    await host.settle();
    expect(state().uploads).toMatchObject([{ status: 'refused', message: '这个文件不是视频' }]);
  });
});

it('holds the page as long as something is on its way, and no longer', async () => {
  const { actions, held, backend, host } = await openLibrary();
  const release = backend.hold('storePicture');
  actions.upload([picture()]);
  expect(held.now).toBe(true);
  backend.fail('storePicture', signedOut);
  release();
  await host.settle();
  expect(held.now).toBe(false);
});

it('puts a file in the place of another, which it may not be of another kind', async () => {
  const { actions, state, backend, video, host } = await openLibrary();
  actions.replaceBy(backend.find(1), picture('新.png'));
  actions.replaceBy(backend.find(11), film('新.mp4'));
  actions.replaceBy(backend.find(11), picture());
  video.reach(100);
  await host.settle();
  expect(state().uploads.map(({ status }) => status)).toEqual(['done', 'done', 'refused']);
  expect(backend.calls.filter(({ name }) => name.startsWith('replace')).map(({ input }) => input)).toEqual([
    { id: 1, name: '新.png' },
    { id: 11, video_id: 'video-upload-1', file_name: '新.mp4' },
  ]);
});
