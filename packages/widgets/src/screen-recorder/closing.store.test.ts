import { describe, expect, it } from 'vitest';
import { testUser } from '../testing/test-user.ts';
import { never } from './fake-browser.fixtures.ts';
import { setUpRecorder, strings } from './open-recorder.fixtures.ts';
import { recordAt } from './recorder-backend.fixtures.ts';

type Scene = ReturnType<typeof setUpRecorder>;

const nothingOpen = {
  microphones: 0,
  captures: 0,
  recordings: 0,
  urls: 0,
  unloadBlocks: 0,
  windows: 0,
};

it('brings a running console back when the page asks for the recorder again, and nothing else', async () => {
  const scene = setUpRecorder();
  await scene.setup();
  scene.store.summon();
  expect(scene.state().summons).toBe(0);
  await scene.record(5);
  scene.actions.setSmall(true);
  scene.store.summon();
  expect(scene.state()).toMatchObject({ summons: 1, isSmall: false, step: { kind: 'recording' } });
});

describe('closing', () => {
  it('leaves the setup, the choice and the countdown at once', async () => {
    for (const seconds of [null, 0, 3]) {
      const scene = setUpRecorder({ browser: { capture: seconds === 0 ? never : 'granted' } });
      await scene.setup();
      if (seconds !== null) {
        scene.actions.setCountdown(seconds);
        scene.actions.start();
        await scene.host.settle();
      }
      scene.actions.close();
      await scene.host.advance(5000);
      expect(scene.at('closed')).toBeTruthy();
      expect(scene.heard.closed).toBe(1);
      expect(scene.media.open).toMatchObject(nothingOpen);
    }
  });

  it('SR-07: an unsaved preview is asked about, and kept by “no”', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft();
    scene.actions.close();
    expect(scene.state().question).toEqual({ kind: 'close' });
    expect(scene.heard.closed).toBe(0);
    scene.actions.answerNo();
    expect(scene.state().question).toBeNull();
    expect(scene.at('preview')).toBeTruthy();
  });

  it('SR-07: “yes” closes it, and nothing is left on the device', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft();
    scene.actions.close();
    scene.actions.answerYes();
    await scene.host.settle();
    expect(scene.at('closed')).toBeTruthy();
    expect(scene.heard.closed).toBe(1);
    expect(scene.device.drafts.size).toBe(0);
    expect(await scene.host.storage.entries('recorder/2/takes/')).toEqual([]);
    expect(scene.media.open).toMatchObject(nothingOpen);
  });

  it('SR-07: a running recording is asked about, and goes on meanwhile', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(4);
    scene.actions.close();
    expect(scene.state().question).toEqual({ kind: 'close' });
    await scene.host.advance(3000);
    expect(scene.at('recording').elapsed).toBe(7);
    scene.actions.answerYes();
    await scene.host.settle();
    expect(scene.at('closed')).toBeTruthy();
    expect(scene.device.drafts.size).toBe(0);
    expect(scene.media.open).toMatchObject(nothingOpen);
  });

  it('SR-07: is refused while an upload or a saving runs, and says why', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft();
    scene.actions.save();
    scene.uploader.reach(10);
    scene.actions.close();
    expect(scene.at('uploading')).toBeTruthy();
    scene.actions.pauseUpload();
    scene.actions.close();
    expect(scene.at('uploading').isPaused).toBe(true);
    scene.actions.resumeUpload();
    scene.backend.api.create = () => new Promise(() => {});
    scene.uploader.reach(100);
    await scene.host.settle();
    scene.actions.close();
    expect(scene.at('saving')).toBeTruthy();
    expect(scene.host.notices).toEqual(Array(3).fill({ tone: 'critical', text: strings.uploadRunning }));
    expect(scene.heard.closed).toBe(0);
  });

  it.each(['close', 'next', 'restart'] as const)(
    'SR-07: a question to %s that was asked before the upload began loses nothing of it',
    async (action) => {
      const scene = setUpRecorder();
      await scene.recordDraft();
      scene.actions[action]();
      scene.actions.save();
      scene.actions.answerYes();
      await scene.host.settle();
      expect(scene.at('uploading').url).toBe(scene.media.browser.playableUrl);
      expect(scene.media.open.urls).toBe(1);
      expect(scene.host.notices).toEqual([{ tone: 'critical', text: strings.uploadRunning }]);
      scene.uploader.reach(100);
      await scene.host.settle();
      expect(scene.at('saved')).toBeTruthy();
    },
  );

  it('asks before changes of a recording are lost, and closes one that is unchanged at once', async () => {
    const scene = setUpRecorder();
    scene.store.open(recordAt(0));
    await scene.host.settle();
    scene.actions.setTitle('改了一半');
    scene.actions.close();
    expect(scene.state().question).toEqual({ kind: 'leave', to: 'close', unsaved: 'changes' });
    scene.actions.answerNo();
    scene.actions.setTitle(recordAt(0).title);
    scene.actions.close();
    expect(scene.at('closed')).toBeTruthy();
  });

  it('whoever goes on to another recording finds the unsaved draft again', async () => {
    for (const to of ['next', 'restart'] as const) {
      const scene = setUpRecorder();
      await scene.recordDraft(6);
      scene.actions.setTitle('先放一放');
      scene.actions[to]();
      expect(scene.state().question).toEqual({ kind: 'leave', to, unsaved: 'draft' });
      scene.actions.answerYes();
      await scene.host.settle();
      if (to === 'next') scene.actions.restart();
      await scene.host.settle();
      expect(scene.at('setup')).toBeTruthy();
      scene.actions.recover(scene.state().setup.recoverable[0]?.id ?? '');
      await scene.host.settle();
      expect(scene.at('preview').particulars.title).toBe('先放一放');
    }
  });

  /** Leaves the draft that is shown for now. */
  function leaveForNow({ actions }: Scene) {
    actions.restart();
    actions.answerYes();
  }

  /** Recovers what it finds when it opens the setup anew. */
  async function recoverAnew(scene: Scene) {
    scene.actions.close();
    await scene.setup();
    scene.actions.recover(scene.state().setup.recoverable[0]?.id ?? '');
    await scene.host.settle();
  }

  it('SR-09: a draft that is left for now is offered by other pages of the browser too, as it was typed last', async () => {
    const scene = setUpRecorder();
    const tab = setUpRecorder({ ...scene, host: scene.host.openTab() });
    await scene.recordDraft(6);
    scene.actions.setTitle('甲');
    await tab.setup();
    expect(tab.state().setup.recoverable).toEqual([]);
    leaveForNow(scene);
    await recoverAnew(tab);
    expect(tab.at('preview').particulars.title).toBe('甲');
    scene.actions.close();
    await scene.setup();
    expect(scene.state().setup.recoverable).toEqual([]);
    tab.actions.setTitle('乙');
    leaveForNow(tab);
    await recoverAnew(scene);
    expect(scene.at('preview').particulars.title).toBe('乙');
  });

  it('SR-09: a draft is recovered with what another page has written until it was free', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft(6);
    leaveForNow(scene);
    const tab = setUpRecorder({ ...scene, host: scene.host.openTab() });
    await tab.setup();
    const { recover } = tab.media;
    const free = Promise.withResolvers<void>();
    tab.media.recover = (id) => free.promise.then(() => recover(id));
    tab.actions.recover(tab.state().setup.recoverable[0]?.id ?? '');
    await recoverAnew(scene);
    scene.actions.setTitle('乙');
    leaveForNow(scene);
    free.resolve();
    await tab.host.settle();
    expect(tab.at('preview').particulars.title).toBe('乙');
  });

  it('SR-09: a device that keeps nothing more loses no words within a page', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft(6);
    scene.host.storage.set = () => Promise.reject(new Error('full'));
    scene.actions.setTitle('乙');
    leaveForNow(scene);
    await recoverAnew(scene);
    expect(scene.at('preview').particulars.title).toBe('乙');
  });

  it('SR-14: a page that has only listed a draft saves it as another one has sent it', async () => {
    const scene = setUpRecorder();
    const tab = setUpRecorder({ ...scene, host: scene.host.openTab() });
    await scene.recordDraft(6);
    scene.actions.setTitle('甲');
    leaveForNow(scene);
    await tab.setup();
    expect(tab.state().setup.recoverable).toHaveLength(1);
    await recoverAnew(scene);
    scene.actions.setTitle('乙');
    scene.actions.save();
    scene.backend.loseAnswer('create');
    scene.uploader.reach(100);
    await scene.host.settle();
    scene.next('crash');
    tab.actions.close();
    await tab.setup();
    expect(tab.state().earlier).toEqual([]);
    expect(tab.backend.created.map(({ body }) => body.title)).toEqual(['乙']);
    expect(tab.host.notices).toEqual([{ tone: 'positive', text: strings.savedEarlier('乙') }]);
  });

  it('SR-14: a draft whose upload waits in this page is offered by no other, to be uploaded twice', async () => {
    const scene = setUpRecorder();
    await scene.recordDraft(6);
    scene.actions.save();
    scene.uploader.fail({ kind: 'store', message: 'x', code: '500' });
    scene.actions.next();
    scene.actions.answerYes();
    await scene.host.settle();
    const tab = setUpRecorder({ ...scene, host: scene.host.openTab() });
    expect(await tab.media.recoverable(String(testUser.id))).toEqual([]);
    scene.actions.restart();
    await scene.host.settle();
    scene.uploader.reach(100);
    await scene.host.settle();
    expect(scene.backend.created).toHaveLength(1);
    expect(scene.device.drafts.size).toBe(0);
  });

  it('SR-01: recovers nothing while a recording runs, and leaves that one running', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(4);
    const next = scene.next('crash');
    await next.setup();
    await next.record(4);
    const [recording] = next.state().setup.recoverable;
    expect(recording).toBeTruthy();
    next.actions.recover(recording?.id ?? '');
    await next.host.settle();
    expect(next.at('recording')).toBeTruthy();
    next.actions.stop();
    await next.host.settle();
    expect(next.media.open).toMatchObject({ captures: 0, recordings: 0 });
  });

  it('leaves what is being recovered where it is', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(4);
    const next = scene.next('crash');
    await next.setup();
    next.media.recover = () => new Promise(() => {});
    next.actions.recover(next.state().setup.recoverable[0]?.id ?? '');
    await next.host.settle();
    next.actions.close();
    expect(next.at('closed')).toBeTruthy();
    expect(next.device.drafts.size).toBe(1);
  });

  it.each([0, 60_000])(
    'SR-09: what was recovered for nobody, %s ms later, is offered again',
    async (late) => {
      const scene = setUpRecorder();
      await scene.setup();
      await scene.record(4);
      const next = scene.next('crash');
      await next.setup();
      const { recover } = next.media;
      const ready = Promise.withResolvers<void>();
      next.media.recover = (id) => ready.promise.then(() => recover(id));
      next.actions.recover(next.state().setup.recoverable[0]?.id ?? '');
      await next.host.advance(late);
      next.actions.close();
      ready.resolve();
      await next.host.settle();
      await next.setup();
      expect(next.state().setup.recoverable).toHaveLength(1);
    },
  );

  it('a file that is still being made is cleared away when nobody wants it', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(4);
    scene.actions.stop();
    scene.actions.close();
    expect(scene.state().question).toEqual({ kind: 'close' });
    scene.actions.answerYes();
    await scene.host.settle();
    expect(scene.at('closed')).toBeTruthy();
    expect(scene.device.drafts.size).toBe(0);
  });
});

describe('leaving the page', () => {
  it('SR-07: is asked about while recording, unsaved or uploading, and not otherwise', async () => {
    const scene = setUpRecorder();
    const holds = () => scene.media.open.unloadBlocks;
    await scene.setup();
    expect(holds()).toBe(0);
    await scene.record(3);
    expect(holds()).toBe(1);
    scene.actions.pause();
    expect(holds()).toBe(1);
    scene.actions.stop();
    await scene.host.settle();
    expect(holds()).toBe(1);
    scene.actions.save();
    expect(holds()).toBe(1);
    scene.uploader.reach(100);
    await scene.host.settle();
    expect(scene.at('saved')).toBeTruthy();
    expect(holds()).toBe(0);
    scene.actions.setTitle('又改了');
    expect(holds()).toBe(1);
  });

  it('SR-08: a recorder that is taken away lets go of everything, and loses nothing', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    await scene.record(3);
    scene.actions.mark();
    scene.stop();
    await scene.host.settle();
    expect(scene.media.open).toEqual({ ...nothingOpen, listeners: 0 });
    const next = scene.next();
    await next.setup();
    expect(next.state().setup.recoverable).toMatchObject([{ duration: 3 }]);
  });

  it.each(['recording', 'preview'] as const)(
    'SR-09: a recorder that is taken away at %s and comes back to the same page offers what it had',
    async (kind) => {
      const scene = setUpRecorder();
      await scene.setup();
      await scene.record(3);
      if (kind === 'preview') scene.actions.stop();
      await scene.host.settle();
      expect(scene.at(kind)).toBeTruthy();
      scene.stop();
      await scene.host.settle();
      const stop = scene.store.start();
      await scene.setup();
      expect(scene.state().setup.recoverable).toMatchObject([{ duration: 3 }]);
      stop();
    },
  );

  it('may begin again after it was stopped', async () => {
    const scene = setUpRecorder();
    scene.stop();
    const stop = scene.store.start();
    await scene.recordDraft();
    expect(scene.at('preview')).toBeTruthy();
    stop();
    await scene.host.settle();
    expect(scene.media.open).toEqual({ ...nothingOpen, listeners: 0 });
  });
});
