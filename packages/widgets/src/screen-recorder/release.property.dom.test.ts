import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unplugged } from '../testing/failures.fixtures.ts';
import { setUpRecorder } from './open-recorder.fixtures.ts';
import { recordAt } from './recorder-backend.fixtures.ts';

type Scene = ReturnType<typeof setUpRecorder>;

/** Everything that a person, a browser and a network can do. */
const deeds: Record<string, (scene: Scene) => void> = {
  open: ({ store }) => store.open(null),
  openRecord: ({ store }) => store.open(recordAt(1)),
  start: ({ actions }) => actions.start(),
  startAtOnce: ({ actions }) => {
    actions.setCountdown(0);
    actions.start();
  },
  cancelCountdown: ({ actions }) => actions.cancelCountdown(),
  pause: ({ actions }) => actions.pause(),
  resume: ({ actions }) => actions.resume(),
  stop: ({ actions }) => actions.stop(),
  mark: ({ actions }) => actions.mark(),
  float: ({ actions }) => actions.setFloating(true),
  unfloat: ({ actions }) => actions.setFloating(false),
  closeWindow: ({ media }) => media.closeWindow(),
  mute: ({ actions }) => actions.setMicrophoneOn(false),
  unmute: ({ actions }) => actions.setMicrophoneOn(true),
  choose: ({ actions }) => actions.chooseMicrophone('headset'),
  unplug: ({ media }) => media.unplug('headset'),
  plug: ({ media }) => media.plug({ id: 'headset', label: '桌面耳麦（USB）' }),
  endShare: ({ media }) => media.endShare(),
  breakOff: ({ media }) => media.breakOff('storage-full'),
  cancelsChoice: ({ media }) => (media.browser.capture = 'capture-cancelled'),
  allowsChoice: ({ media }) => (media.browser.capture = 'granted'),
  save: ({ actions }) => actions.save(),
  half: ({ uploader }) => uploader.reach(50),
  arrive: ({ uploader }) => uploader.reach(100),
  failUpload: ({ uploader }) => uploader.fail({ kind: 'store', message: 'x', code: '500' }),
  pauseUpload: ({ actions }) => actions.pauseUpload(),
  resumeUpload: ({ actions }) => actions.resumeUpload(),
  cancelUpload: ({ actions }) => actions.cancelUpload(),
  failCreate: ({ backend }) => backend.fail('create', unplugged),
  loseCreate: ({ backend }) => backend.loseAnswer('create'),
  trim: ({ actions }) => actions.useTrimmed(new Blob(['cut']), 2, { from: 0, to: 2 }),
  next: ({ actions }) => actions.next(),
  previous: ({ actions }) => actions.previous(),
  restart: ({ actions }) => actions.restart(),
  recover: ({ actions, state }) => actions.recover(state().setup.recoverable[0]?.id ?? ''),
  copyLink: ({ actions }) => actions.copyLink(),
  close: ({ actions }) => actions.close(),
  yes: ({ actions }) => actions.answerYes(),
  no: ({ actions }) => actions.answerNo(),
};

const nothingOpen = {
  microphones: 0,
  captures: 0,
  recordings: 0,
  urls: 0,
  unloadBlocks: 0,
  windows: 0,
  listeners: 0,
};

const round = fc.array(
  fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), waits: fc.constantFrom(0, 0, 400, 3000) }),
  { minLength: 3, maxLength: 24 },
);

it('SR-08: after fifty rounds of anything, ended anywhere, no stream, address or window is left open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 50, maxLength: 50 }), async (rounds) => {
      const scene = setUpRecorder();
      scene.stop();
      for (const deedsOfRound of rounds) {
        const stop = scene.store.start();
        scene.store.open(null);
        await scene.host.settle();
        for (const { deed, waits } of deedsOfRound) {
          deeds[deed]?.(scene);
          await (waits > 0 ? scene.host.advance(waits) : scene.host.settle());
          expect(scene.media.open.captures).toBeLessThanOrEqual(1);
          expect(scene.media.open.microphones).toBeLessThanOrEqual(1);
          expect(scene.media.open.urls).toBeLessThanOrEqual(1);
        }
        // The page goes while something may still be on its way.
        stop();
        await scene.host.settle();
        expect(scene.media.open).toEqual(nothingOpen);
      }
    }),
    { numRuns: 8 },
  );
});

it('SR-08: whoever closes it by its own button is left with nothing open either', async () => {
  await fc.assert(
    fc.asyncProperty(round, async (deedsOfRound) => {
      const scene = setUpRecorder();
      await scene.setup();
      for (const { deed, waits } of deedsOfRound) {
        deeds[deed]?.(scene);
        await (waits > 0 ? scene.host.advance(waits) : scene.host.settle());
      }
      // An upload is closed by nobody, a resting one neither.
      scene.actions.resumeUpload();
      scene.uploader.reach(100);
      await scene.host.settle();
      scene.actions.answerNo();
      scene.actions.close();
      scene.actions.answerYes();
      await scene.host.settle();
      expect(scene.state().step.kind).toBe('closed');
      expect(scene.media.open).toEqual(nothingOpen);
    }),
    { numRuns: 400 },
  );
});
