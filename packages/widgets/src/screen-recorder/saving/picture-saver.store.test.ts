import { expect, it } from 'vitest';
import { keptPictures } from '../../testing/records-backend.fixtures.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { never } from '../fake-browser.fixtures.ts';
import { setUpRecorder, type RecorderScene } from '../open-recorder.fixtures.ts';

/** A draft whose upload is under way, of a film that has something to be seen. */
async function uploading(options: RecorderScene = {}) {
  const scene = setUpRecorder({ browser: { picture: 'drawn' }, ...options });
  await scene.recordDraft(10);
  scene.actions.save();
  return scene;
}

type Scene = Awaited<ReturnType<typeof uploading>>;

async function arrive(scene: Scene) {
  scene.uploader.reach(100);
  await scene.host.settle();
}

const thumbOf = (scene: Scene) => scene.backend.rows()[0]?.thumb;

it('gives a recording the first picture of its film before it is shown as saved', async () => {
  const scene = await uploading();
  await arrive(scene);
  expect(scene.uploader.pictures).toEqual(['video-upload-1']);
  expect(scene.at('saved').subject.record.thumb).toBe(`${keptPictures}5000.jpg`);
});

it('SR-14 gives it also to what an earlier page has left', async () => {
  const scene = await uploading();
  scene.uploader.reach(40);
  await scene.host.settle();
  const next = scene.next();
  await next.setup();
  await arrive(next);
  expect(next.heard.saved).toEqual([5000]);
  expect(thumbOf(next)).toBe(`${keptPictures}5000.jpg`);
});

it.each<[string, (scene: Scene) => void]>([
  ['no credentials are given', ({ backend }) => backend.fail('startPicture', unplugged)],
  ['the film cannot be drawn', ({ media }) => void (media.browser.picture = 'rejects')],
  ['nothing is to be seen in it', ({ media }) => void (media.browser.picture = 'none')],
  ['the store refuses it', ({ uploader }) => uploader.onPicture(() => Promise.reject(new Error('403')))],
  ['the server refuses it', ({ backend }) => backend.fail('keepPicture', unplugged)],
])('saves the recording all the same when %s', async (_, breakIt) => {
  const scene = await uploading();
  breakIt(scene);
  await arrive(scene);
  expect(scene.at('saved').subject.record).toMatchObject({ id: 5000, thumb: '' });
  expect(scene.heard.saved).toEqual([5000]);
  expect(scene.host.notices).toHaveLength(1);
});

it.each<[string, (scene: Scene) => void]>([
  ['is drawn', ({ media }) => void (media.browser.picture = never)],
  ['is sent', ({ uploader }) => uploader.onPicture(() => new Promise(() => {}))],
])('waits no longer than eight seconds until it %s', async (_, holdIt) => {
  const scene = await uploading();
  holdIt(scene);
  await arrive(scene);
  expect(scene.at('saving')).toBeTruthy();
  await scene.host.advance(7900);
  expect(scene.at('saving')).toBeTruthy();
  await scene.host.advance(200);
  expect(scene.at('saved').subject.record.thumb).toBe('');
});

it('sends none where the cloud draws its own, or has one', async () => {
  const scene = await uploading();
  const { startPicture } = scene.backend.api;
  scene.backend.api.startPicture = async (id) => {
    await startPicture(id);
    return null;
  };
  await arrive(scene);
  expect(scene.at('saved').subject.record.thumb).toBe('');
  expect(scene.uploader.pictures).toEqual([]);
  expect(scene.backend.counted('keepPicture')).toBe(0);
});

it('asks for nothing where the page has no way to send a picture', async () => {
  const scene = await uploading();
  delete scene.uploader.sendPicture;
  await arrive(scene);
  expect(scene.at('saved')).toBeTruthy();
  expect(scene.backend.counted('startPicture')).toBe(0);
});
