import { describe, expect, it } from 'vitest';
import { never } from '../fake-browser.fixtures.ts';
import { setUpRecorder, strings, type RecorderScene } from '../open-recorder.fixtures.ts';

async function recordFor(seconds: number, options: RecorderScene = {}) {
  const scene = setUpRecorder(options);
  await scene.setup();
  await scene.record(seconds);
  return scene;
}

describe('the beginning of a recording', () => {
  it('SR-01: counts down by the clock, and then records', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    scene.actions.start();
    expect(scene.at('choosing')).toBeTruthy();
    await scene.host.settle();
    expect(scene.at('countdown').left).toBe(3);
    await scene.host.advance(1000);
    expect(scene.at('countdown').left).toBe(2);
    await scene.host.stall(5000);
    expect(scene.at('recording').elapsed).toBe(0);
    expect(scene.heard.spoken).toEqual([strings.spokenStart]);
  });

  it('SR-01: with a countdown of 0 it records at once', async () => {
    const scene = await recordFor(0);
    expect(scene.at('recording')).toBeTruthy();
  });

  it('the choice that was closed leads back to the setup, without alarm', async () => {
    const scene = await recordFor(0, { browser: { capture: 'capture-cancelled' } });
    expect(scene.at('setup').problem).toBeNull();
    expect(scene.host.notices).toEqual([]);
    expect(scene.heard.spoken).toEqual([]);
  });

  it.each(['capture-denied', 'forbidden-here', 'unsupported'] as const)(
    'the browser’s %s is shown in the setup',
    async (capture) => {
      const scene = await recordFor(0, { browser: { capture } });
      expect(scene.at('setup').problem).toBe(capture);
    },
  );

  it('a device without room says so, and lets the screen go', async () => {
    const scene = await recordFor(0, { browser: { record: 'storage-full' } });
    expect(scene.at('setup').problem).toBe('storage-full');
    expect(scene.media.open).toMatchObject({ captures: 0, recordings: 0 });
  });

  it('can be called off during the countdown, and the screen is let go', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    scene.actions.start();
    await scene.host.settle();
    expect(scene.media.open.captures).toBe(1);
    scene.actions.cancelCountdown();
    await scene.host.advance(5000);
    expect(scene.at('setup')).toBeTruthy();
    expect(scene.media.open).toMatchObject({ captures: 0, recordings: 0, microphones: 1 });
  });

  it('SR-03: a share that ends during the countdown leads back to the setup', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    scene.actions.start();
    await scene.host.settle();
    scene.media.endShare();
    await scene.host.advance(5000);
    expect(scene.at('setup').problem).toBeNull();
  });

  it('does not record in silence when the microphone is lost during the countdown', async () => {
    const scene = setUpRecorder();
    await scene.setup();
    scene.actions.start();
    await scene.host.settle();
    scene.media.unplug('built-in');
    await scene.host.advance(3000);
    expect(scene.at('setup')).toBeTruthy();
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: '请选择麦克风' }]);
    expect(scene.media.open.captures).toBe(0);
  });

  it('a second press starts nothing', async () => {
    const scene = setUpRecorder({ browser: { capture: never } });
    await scene.setup();
    scene.actions.start();
    scene.actions.start();
    await scene.host.settle();
    expect(scene.at('choosing')).toBeTruthy();
  });
});

describe('a running recording', () => {
  it('SR-01: pauses and resumes, and counts only what is recorded', async () => {
    const scene = await recordFor(10);
    scene.actions.pause();
    await scene.host.advance(60_000);
    expect(scene.at('paused').elapsed).toBe(10);
    scene.actions.resume();
    await scene.host.advance(5000);
    expect(scene.at('recording').elapsed).toBe(15);
    expect(scene.heard.spoken).toEqual([strings.spokenStart, strings.spokenPaused, strings.spokenResumed]);
  });

  it('SR-03: stops by itself at 300 s of recorded time, pauses excluded', async () => {
    const scene = await recordFor(200);
    scene.actions.pause();
    await scene.host.advance(500_000);
    scene.actions.resume();
    await scene.host.advance(99_600);
    expect(scene.at('recording').elapsed).toBe(299);
    await scene.host.advance(400);
    const { subject } = scene.at('preview');
    expect(subject.kind).toBe('draft');
    const [draft] = scene.device.drafts.values();
    expect(Math.abs((draft?.duration ?? 0) - 300)).toBeLessThanOrEqual(0.5);
    expect(scene.heard.spoken.at(-1)).toBe(strings.spokenLimit);
  });

  it('SR-03: a pause just before the end is no end', async () => {
    const scene = await recordFor(299.75);
    scene.actions.pause();
    await scene.host.advance(60_000);
    expect(scene.at('paused').elapsed).toBe(299);
    scene.actions.resume();
    await scene.host.advance(500);
    expect(scene.at('preview')).toBeTruthy();
  });

  it('SR-03: stops on the button and on the end of the share', async () => {
    const byButton = await recordFor(3);
    byButton.actions.stop();
    await byButton.host.settle();
    expect(byButton.at('preview')).toBeTruthy();
    expect(byButton.heard.spoken.at(-1)).toBe(strings.spokenStopped);

    const byShare = await recordFor(3);
    byShare.actions.pause();
    byShare.media.endShare();
    await byShare.host.settle();
    expect(byShare.at('preview')).toBeTruthy();
    expect(byShare.heard.spoken.at(-1)).toBe(strings.spokenShareEnded);
  });

  it.each([
    ['storage-full', strings.spokenFull],
    ['unreadable', strings.spokenBroken],
  ] as const)('SR-03: %s stops it, and what was recorded is shown', async (kind, words) => {
    const scene = await recordFor(20);
    scene.media.breakOff(kind);
    await scene.host.settle();
    expect(scene.at('preview')).toBeTruthy();
    expect(scene.host.notices).toEqual([{ tone: 'critical', text: words }]);
  });

  it('speaks at the start, one minute and ten seconds before the end, and at the end: nothing else', async () => {
    const scene = await recordFor(300);
    expect(scene.heard.spoken).toEqual([
      strings.spokenStart,
      strings.spokenMinuteLeft,
      strings.spokenSecondsLeft,
      strings.spokenLimit,
    ]);
  });

  it('changes its state once a second, not with every tick', async () => {
    const scene = await recordFor(1);
    let changes = 0;
    scene.store.subscribe(() => (changes += 1));
    await scene.host.advance(10_000);
    expect(changes).toBe(10);
  });

  it('SR-02: goes on when the microphone is unplugged, says so, and takes it back', async () => {
    const scene = await recordFor(2);
    scene.media.unplug('built-in');
    await scene.host.settle();
    expect(scene.state().setup.microphone.status).toBe('gone');
    expect(scene.at('recording')).toBeTruthy();
    expect(scene.heard.spoken.at(-1)).toBe(strings.microphoneGone);
    expect(scene.media.open.microphones).toBe(0);
    scene.media.plug({ id: 'built-in', label: '内置麦克风' });
    await scene.host.settle();
    expect(scene.state().setup.microphone).toEqual({ status: 'on', deviceId: 'built-in' });
    expect(scene.heard.spoken.at(-1)).toBe(strings.microphoneBack);
  });

  it('mutes, unmutes and swaps the microphone while it runs', async () => {
    const scene = await recordFor(2);
    scene.actions.setMicrophoneOn(false);
    expect(scene.media.open.microphones).toBe(0);
    scene.actions.setMicrophoneOn(true);
    await scene.host.settle();
    scene.actions.chooseMicrophone('headset');
    await scene.host.settle();
    expect(scene.media.open.microphones).toBe(1);
    expect(scene.at('recording')).toBeTruthy();
  });

  it('SR-15: markers drop chapters, one a second at most, and survive a crash', async () => {
    const scene = await recordFor(42);
    scene.actions.mark();
    scene.actions.mark();
    await scene.host.advance(60_000);
    scene.actions.mark();
    expect(scene.at('recording').markers).toEqual([{ at: 42 }, { at: 102 }]);
    await scene.host.settle();
    const next = scene.next('crash');
    await next.setup();
    const [recording] = next.state().setup.recoverable;
    next.actions.recover(recording?.id ?? '');
    await next.host.settle();
    expect(next.at('preview').particulars.description).toBe('00:42 第1段\n01:42 第2段');
  });

  it('lies in a window over all others, and comes back when that is closed', async () => {
    const scene = await recordFor(2);
    scene.actions.setFloating(true);
    await scene.host.settle();
    expect(scene.state()).toMatchObject({ isFloating: true, floatingBody: expect.anything() as unknown });
    scene.media.closeWindow();
    expect(scene.state()).toMatchObject({ isFloating: false, floatingBody: null });
    scene.actions.setFloating(true);
    await scene.host.settle();
    scene.actions.stop();
    await scene.host.settle();
    expect(scene.state().isFloating).toBe(false);
    expect(scene.media.open.windows).toBe(0);
  });

  it('shrinks to its bar where the browser has no such window', async () => {
    const scene = await recordFor(2, { browser: { floating: 'unsupported' } });
    scene.actions.setFloating(true);
    await scene.host.settle();
    expect(scene.state()).toMatchObject({ isFloating: false, isSmall: true });
  });
});

describe('the end of a recording', () => {
  it('what cannot be made a file of stays on the device, and is offered again', async () => {
    const scene = await recordFor(8, { browser: { stop: 'unreadable' } });
    scene.actions.stop();
    await scene.host.settle();
    expect(scene.at('setup').problem).toBe('unreadable');
    expect(scene.state().setup.recoverable).toMatchObject([{ duration: 8 }]);
    expect(scene.media.open).toMatchObject({ captures: 0, recordings: 0 });
  });

  it('a file that never comes is given up after half a minute', async () => {
    const scene = await recordFor(8, { browser: { stop: never } });
    scene.actions.stop();
    await scene.host.advance(29_000);
    expect(scene.at('finishing')).toBeTruthy();
    await scene.host.advance(1000);
    expect(scene.at('setup').problem).toBe('unreadable');
  });

  it('SR-09: what becomes a file after that is offered again', async () => {
    const scene = setUpRecorder();
    const { record } = scene.media;
    const ready = Promise.withResolvers<void>();
    scene.media.record = async (input) => {
      const live = await record(input);
      return { ...live, stop: () => ready.promise.then(live.stop) };
    };
    await scene.recordDraft(8);
    await scene.host.advance(30_000);
    expect(scene.at('setup').problem).toBe('unreadable');
    ready.resolve();
    await scene.host.settle();
    scene.actions.close();
    await scene.setup();
    expect(scene.state().setup.recoverable).toHaveLength(1);
  });

  it('SR-08: the screen, the microphone and the window are let go of', async () => {
    const scene = await recordFor(8);
    scene.actions.stop();
    await scene.host.settle();
    expect(scene.media.open).toMatchObject({
      captures: 0,
      recordings: 0,
      microphones: 0,
      windows: 0,
      urls: 1,
    });
  });
});
