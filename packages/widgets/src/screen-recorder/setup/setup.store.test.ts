import { describe, expect, it } from 'vitest';
import { createTestHost } from '../../host/test-host.ts';
import { testUser } from '../../testing/test-user.ts';
import { never } from '../fake-browser.fixtures.ts';
import { setUpRecorder, strings, type RecorderScene } from '../open-recorder.fixtures.ts';

async function openSetup(options: RecorderScene = {}) {
  const scene = setUpRecorder(options);
  await scene.setup();
  return scene;
}

const texts = (scene: { host: { notices: { text: string }[] } }) =>
  scene.host.notices.map(({ text }) => text);

describe('the setup of a recorder', () => {
  it('opens with three seconds, the microphone on, and nothing known yet', async () => {
    const scene = setUpRecorder({ isServerReachable: async () => true });
    scene.store.open(null);
    expect(scene.state().setup).toMatchObject({ countdown: 3, examination: null, isServerReached: null });
    await scene.host.settle();
    expect(scene.at('setup').problem).toBeNull();
    expect(scene.state().setup).toMatchObject({
      microphone: { status: 'on', deviceId: 'built-in' },
      list: { permission: 'granted', devices: { length: 2 } },
      examination: { screen: { status: 'ready' } },
    });
  });

  it.each([
    ['denied', { permission: 'denied' }, '请授权麦克风'],
    ['missing', { devices: [] }, '未检测到麦克风'],
    ['opening', { microphone: never }, '请授权麦克风'],
    ['busy', { microphone: 'microphone-busy' }, strings.microphoneBusy],
    ['not-chosen', { microphone: 'microphone-gone' }, '请选择麦克风'],
  ] as const)(
    'SR-02: a microphone that is %s says so on start, and nothing is captured',
    async (status, browser, words) => {
      const scene = await openSetup({ browser: browser as RecorderScene['browser'] & object });
      expect(scene.state().setup.microphone.status).toBe(status);
      scene.actions.start();
      await scene.host.settle();
      expect(texts(scene)).toEqual([words]);
      expect(scene.at('setup')).toBeTruthy();
      expect(scene.media.open.captures).toBe(0);
    },
  );

  it.each([
    ['denied', { permission: 'denied' }, { permission: 'granted' }],
    ['busy', { microphone: 'microphone-busy' }, { microphone: 'granted' }],
  ] as const)(
    'SR-02: a microphone that is %s is tried again when the person says so',
    async (status, is, becomes) => {
      const scene = await openSetup({ browser: is as RecorderScene['browser'] & object });
      expect(scene.state().setup.microphone.status).toBe(status);
      Object.assign(scene.media.browser, becomes);
      scene.actions.setMicrophoneOn(true);
      await scene.host.settle();
      expect(scene.state().setup.microphone).toEqual({ status: 'on', deviceId: 'built-in' });
    },
  );

  it('SR-02: a microphone that was taken back from the list is to be chosen: “请选择麦克风”', async () => {
    const scene = await openSetup();
    scene.actions.chooseMicrophone('');
    scene.actions.start();
    expect(texts(scene)).toEqual(['请选择麦克风']);
    scene.actions.chooseMicrophone('headset');
    await scene.host.settle();
    expect(scene.state().setup.microphone).toEqual({ status: 'on', deviceId: 'headset' });
    expect(scene.media.open.microphones).toBe(1);
  });

  it('SR-02: starts without a microphone that was muted on purpose', async () => {
    const scene = await openSetup({ browser: { permission: 'denied' } });
    scene.actions.setMicrophoneOn(false);
    scene.actions.start();
    await scene.host.settle();
    expect(scene.at('countdown').left).toBe(3);
    expect(texts(scene)).toEqual([]);
  });

  it('SR-02: goes on by itself when the person allows the microphone, or plugs one in', async () => {
    const denied = await openSetup({ browser: { permission: 'denied' } });
    denied.media.setPermission('granted');
    await denied.host.settle();
    expect(denied.state().setup.microphone.status).toBe('on');

    const missing = await openSetup({ browser: { devices: [] } });
    missing.media.plug({ id: 'late', label: '领夹麦克风' });
    await missing.host.settle();
    expect(missing.state().setup.microphone).toEqual({ status: 'on', deviceId: 'late' });
  });

  it('SR-02: one that is unplugged before the start has to be chosen again', async () => {
    const scene = await openSetup();
    scene.media.unplug('built-in');
    await scene.host.settle();
    expect(scene.state().setup.microphone.status).toBe('not-chosen');
    scene.media.unplug('headset');
    await scene.host.settle();
    expect(scene.state().setup.microphone.status).toBe('missing');
  });

  it('SR-02: the meter hears each sound, and the state rests meanwhile', async () => {
    const scene = await openSetup();
    const seen: number[] = [];
    const stop = scene.actions.watchLevel((level) => seen.push(level));
    scene.media.sound(0.5);
    const before = scene.state();
    scene.media.sound(0.3);
    expect(scene.state()).toBe(before);
    scene.actions.setMicrophoneOn(false);
    stop();
    scene.media.sound(0.9);
    expect(seen).toEqual([0.5, 0.3, 0]);
  });

  describe('SR-10', () => {
    /** Samples of this loudness, four a second. */
    async function listen({ media, host }: Awaited<ReturnType<typeof openSetup>>, level: number, ms: number) {
      for (let passed = 0; passed <= ms; passed += 250) {
        media.sound(level);
        await host.advance(250);
      }
    }

    it('SR-10: warns of a microphone that is on and silent for three seconds', async () => {
      const scene = await openSetup();
      await listen(scene, 0.001, 2500);
      expect(scene.state().setup.isSilent).toBe(false);
      await listen(scene, 0.001, 500);
      expect(scene.state().setup).toMatchObject({ isSilent: true, isHeard: false });
      scene.media.sound(0.2);
      expect(scene.state().setup).toMatchObject({ isSilent: false, isHeard: true });
    });

    it('SR-10: does not warn of somebody who rests after speaking, nor of a muted microphone', async () => {
      const scene = await openSetup();
      scene.media.sound(0.2);
      await listen(scene, 0, 6000);
      expect(scene.state().setup.isSilent).toBe(false);
      scene.actions.setMicrophoneOn(false);
      await listen(scene, 0, 6000);
      expect(scene.state().setup.isSilent).toBe(false);
    });

    it('SR-10: counts nothing while the page is hidden and no sample comes', async () => {
      const scene = await openSetup();
      scene.media.sound(0);
      await scene.host.advance(20_000);
      scene.media.sound(0);
      expect(scene.state().setup.isSilent).toBe(false);
    });
  });

  it.each([
    [-4, 0],
    [0, 0],
    [2.6, 3],
    [10, 10],
    [99, 10],
    [Number.NaN, 3],
  ])('SR-01: a countdown of %d is one of %d', async (asked, given) => {
    const scene = await openSetup();
    scene.actions.setCountdown(asked);
    expect(scene.state().setup.countdown).toBe(given);
  });

  it('remembers countdown, microphone and mute on the device', async () => {
    const scene = await openSetup();
    scene.actions.setCountdown(7);
    scene.actions.chooseMicrophone('headset');
    await scene.host.settle();
    const next = scene.next();
    await next.setup();
    expect(next.state().setup).toMatchObject({
      countdown: 7,
      microphone: { status: 'on', deviceId: 'headset' },
    });
    next.actions.setMicrophoneOn(false);
    await next.host.settle();
    const last = next.next();
    await last.setup();
    expect(last.state().setup.microphone).toEqual({ status: 'off' });
    expect(last.media.open.microphones).toBe(0);
  });

  it('SR-02: a remembered microphone that is gone is not replaced in silence', async () => {
    const scene = await openSetup();
    scene.actions.chooseMicrophone('headset');
    await scene.host.settle();
    scene.media.unplug('headset');
    const next = scene.next();
    await next.setup();
    expect(next.state().setup.microphone.status).toBe('not-chosen');
  });

  it('goes on where the device refuses to store anything', async () => {
    const host = createTestHost({ user: testUser });
    const refuse = () => Promise.reject(new Error('refused'));
    Object.assign(host, {
      storage: { get: refuse, set: refuse, remove: refuse, entries: refuse, update: refuse },
    });
    const scene = await openSetup({ host });
    scene.actions.setCountdown(0);
    scene.actions.start();
    await host.settle();
    expect(scene.at('recording')).toBeTruthy();
  });

  it('asks whether the server is there, and does not wait for ever', async () => {
    const reached = await openSetup({ isServerReachable: async () => true });
    expect(reached.state().setup.isServerReached).toBe(true);
    const unasked = await openSetup();
    expect(unasked.state().setup.isServerReached).toBeUndefined();
    const lost = await openSetup({ isServerReachable: () => Promise.reject(new Error('offline')) });
    expect(lost.state().setup.isServerReached).toBe(false);
    const silent = await openSetup({ isServerReachable: () => new Promise(() => {}) });
    expect(silent.state().setup.isServerReached).toBeNull();
    await silent.host.advance(5000);
    expect(silent.state().setup.isServerReached).toBe(false);
  });

  it('asks a visitor to sign in before anything is captured, and goes on from there', async () => {
    const host = createTestHost();
    const scene = await openSetup({ host });
    expect(scene.state().setup.isSignedIn).toBe(false);
    scene.actions.start();
    expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'record-screen' } }]);
    expect(scene.media.open.captures).toBe(0);
    host.setUser(testUser);
    expect(scene.state().setup.isSignedIn).toBe(true);
    scene.actions.start();
    await host.settle();
    expect(scene.at('countdown')).toBeTruthy();
  });
});
