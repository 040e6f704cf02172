import { describe, expect, it } from 'vitest';
import { testUser } from '../../testing/test-user.ts';
import { setUpRecorder } from '../open-recorder.fixtures.ts';

const other = { ...testUser, id: testUser.id + 1 };

type Scene = ReturnType<typeof setUpRecorder>;

async function signIn({ host }: Scene, user: typeof testUser | null) {
  host.setUser(user);
  await host.settle();
}

/** The setup of a page whose predecessor has left one draft, and one upload of another draft. */
async function withLeftovers() {
  const first = setUpRecorder();
  await first.recordDraft(10);
  first.actions.save();
  first.uploader.reach(40);
  const second = first.next('crash');
  await second.setup();
  await second.record(5);
  const third = second.next('crash');
  await third.setup();
  expect(third.state().earlier).toHaveLength(1);
  expect(third.state().setup.recoverable).toHaveLength(1);
  return third;
}

describe('several persons at one browser', () => {
  it('SR-09 SR-14 shows nobody what another person has left, and goes on with none of it for them', async () => {
    const scene = await withLeftovers();
    await signIn(scene, null);
    expect([scene.state().earlier, scene.state().setup.recoverable]).toEqual([[], []]);
    await signIn(scene, other);
    expect([scene.state().earlier, scene.state().setup.recoverable]).toEqual([[], []]);
    scene.uploader.reach(100);
    await scene.host.settle();
    expect(scene.backend.created).toEqual([]);
    await signIn(scene, testUser);
    expect(scene.state().earlier).toMatchObject([{ percent: 40, status: 'uploading' }]);
    expect(scene.state().setup.recoverable).toHaveLength(1);
  });

  it('SR-14 changes persons at once, as another tab does it', async () => {
    const scene = await withLeftovers();
    await signIn(scene, other);
    expect([scene.state().earlier, scene.state().setup.recoverable]).toEqual([[], []]);
    expect(scene.at('setup')).toBeTruthy();
  });

  it('SR-09 keeps silent about recoverable that arrive after their person has gone', async () => {
    const first = setUpRecorder();
    await first.setup();
    await first.record(5);
    const next = first.next('crash');
    next.store.open(null);
    next.host.setUser(other);
    await next.host.settle();
    expect(next.state().setup.recoverable).toEqual([]);
  });

  it('SR-14 finds an upload again after the session has expired and the same person is back', async () => {
    const scene = await withLeftovers();
    scene.uploader.fail({ kind: 'signed-out', message: '请先登录', code: '401' });
    await signIn(scene, null);
    await signIn(scene, testUser);
    scene.uploader.reach(100);
    await scene.host.settle();
    expect(scene.backend.created).toHaveLength(1);
    expect(scene.state().setup.recoverable).toHaveLength(1);
  });

  it('SR-09 keeps an open preview, with what was typed, for the same person', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft();
    scene.actions.setTitle('断句的依据');
    await signIn(scene, null);
    await signIn(scene, testUser);
    expect(scene.at('preview').particulars.title).toBe('断句的依据');
  });

  it.each(['preview', 'recording', 'uploading'] as const)(
    'SR-09 closes what another person has open at %s, and keeps it for them',
    async (kind) => {
      const scene = setUpRecorder();
      if (kind === 'recording') {
        await scene.setup();
        await scene.record(5);
      } else await scene.recordDraft();
      if (kind === 'uploading') scene.actions.save();
      expect(scene.at(kind)).toBeTruthy();
      await signIn(scene, null);
      await signIn(scene, other);
      expect(scene.at('closed')).toBeTruthy();
      expect(scene.heard.closed).toBe(1);
      expect(scene.media.open).toMatchObject({ captures: 0, microphones: 0 });
      await scene.setup();
      expect([scene.state().earlier, scene.state().setup.recoverable]).toEqual([[], []]);
      await signIn(scene, testUser);
      expect(scene.state().earlier.length + scene.state().setup.recoverable.length).toBe(1);
      const next = scene.next();
      next.host.setUser(testUser);
      await next.setup();
      expect(next.state().earlier.length + next.state().setup.recoverable.length).toBe(1);
    },
  );

  it('SR-14 a saving that ends after its person has gone forgets its own upload, and shows the next person nothing', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft();
    scene.actions.save();
    const { create } = scene.backend.api;
    const answered = Promise.withResolvers<void>();
    scene.backend.api.create = (...call) => answered.promise.then(() => create(...call));
    scene.uploader.reach(100);
    await scene.host.settle();
    await signIn(scene, other);
    await scene.recordDraft();
    scene.actions.save();
    scene.uploader.reach(30);
    answered.resolve();
    await scene.host.settle();
    expect(scene.at('uploading')).toBeTruthy();
    expect(scene.host.notices).toEqual([]);
    expect([...scene.device.uploads.values()]).toMatchObject([{ owner: String(other.id), percent: 30 }]);
    scene.uploader.reach(100);
    await scene.host.settle();
    expect(scene.at('saved')).toBeTruthy();
    expect(scene.device.uploads.size).toBe(0);
  });

  it('SR-14 a saving that begins while a new token of the same person is being looked at ends as any other', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft();
    scene.actions.save();
    const release = scene.backend.hold('create');
    await signIn(scene, null);
    scene.uploader.reach(100);
    await scene.host.settle();
    await signIn(scene, testUser);
    release();
    await scene.host.settle();
    expect(scene.at('saved')).toBeTruthy();
  });
});
