import type { WidgetHost } from '../host/widget-host.ts';
import { createHearing } from './hearing.ts';
import type { PreferenceShelf } from './preferences.ts';
import { problemOf, type RecorderDesk } from './recorder-desk.ts';
import type { MediaProblemKind, Microphone, RecorderMedia } from './recorder-media.ts';
import type { MicrophoneState } from './screen-recorder.state.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';

export interface MicrophoneDeskDeps {
  desk: RecorderDesk;
  media: RecorderMedia;
  host: Pick<WidgetHost, 'notify' | 'clock'>;
  strings: ScreenRecorderStrings;
  preferences: PreferenceShelf;
}

const statusOf: Partial<Record<MediaProblemKind, MicrophoneState['status']>> = {
  'microphone-denied': 'denied',
  'forbidden-here': 'denied',
  'microphone-missing': 'missing',
  unsupported: 'missing',
  'microphone-gone': 'not-chosen',
  'microphone-busy': 'busy',
};

/** The microphone of the next or the running recording: opened, swapped, lost and found again. */
export function createMicrophoneDesk({ desk, media, host, strings, preferences }: MicrophoneDeskDeps) {
  let current: Microphone | null = null;
  let isOpen = false;
  /** The one that was open last. */
  let lastId: string | null = null;
  /** Each wish makes what came of the one before count for nothing. */
  let wish = 0;
  let stopEnded = () => {};
  let onSwap: (microphone: Microphone | null) => void = () => {};
  const hearing = createHearing({ desk, clock: host.clock });

  const isRecording = () => desk.at('recording', 'paused') !== null;
  const status = () => desk.get().setup.microphone.status;

  function show(microphone: MicrophoneState) {
    desk.patchSetup({ microphone, isSilent: false, isHeard: false });
  }

  /** The new one is in its place before the old one is closed, so that a recording hears no gap. */
  function put(next: Microphone | null) {
    const old = current;
    stopEnded();
    stopEnded = () => {};
    current = next;
    onSwap(next);
    hearing.listenTo(next);
    old?.close();
    if (next) stopEnded = next.onEnded(handleEnded);
  }

  async function open(deviceId: string | null) {
    const own = (wish += 1);
    if (!current) show({ status: 'opening' });
    try {
      const next = await media.openMicrophone(deviceId);
      if (own !== wish) return next.close();
      put(next);
      lastId = next.deviceId;
      show({ status: 'on', deviceId: next.deviceId });
    } catch (error) {
      if (own !== wish) return;
      put(null);
      const refused = statusOf[problemOf(error)] ?? 'missing';
      show({ status: refused } as MicrophoneState);
    }
    // Devices have their names only when one of them was allowed.
    await refreshList();
  }

  /** Opens the one that was chosen last, or the device's own choice. */
  async function turnOn() {
    const { permission, devices } = desk.get().setup.list;
    const { deviceId } = preferences.now();
    const isKnown = permission === 'granted' && devices.length > 0;
    const isGone = deviceId !== null && isKnown && !devices.some(({ id }) => id === deviceId);
    if (!isGone) return open(deviceId);
    wish += 1;
    put(null);
    show({ status: 'not-chosen' });
  }

  function turnOff(microphone: MicrophoneState) {
    wish += 1;
    put(null);
    show(microphone);
  }

  function handleEnded() {
    wish += 1;
    put(null);
    if (isRecording()) {
      show({ status: 'gone' });
      host.notify('critical', strings.microphoneGone);
      desk.say(strings.microphoneGone);
    } else show({ status: 'not-chosen' });
    void handleChange();
  }

  async function refreshList() {
    const list = await media.microphones().catch(() => null);
    if (list && isOpen) desk.patchSetup({ list });
    return isOpen ? list : null;
  }

  /** A device came or went, or the person has changed what the page may do. */
  async function handleChange() {
    const list = await refreshList();
    if (!list) return;
    switch (status()) {
      case 'missing':
      case 'busy':
        if (list.devices.length > 0) await turnOn();
        return;
      case 'denied':
        if (list.permission === 'granted') await turnOn();
        return;
      case 'not-chosen':
        if (list.permission === 'denied') show({ status: 'denied' });
        else if (list.devices.length === 0) show({ status: 'missing' });
        return;
      case 'gone':
        if (!list.devices.some(({ id }) => id === lastId)) return;
        await open(lastId);
        if (status() === 'on') desk.say(strings.microphoneBack);
        return;
      case 'on':
      case 'opening':
      case 'off':
    }
  }

  let stopDevices = () => {};

  return {
    current: () => current,
    /** The words for why nothing can be recorded with it as it stands; null when it is on, or off on purpose. */
    lack(): string | null {
      const { microphone } = desk.get().setup;
      switch (microphone.status) {
        case 'on':
        case 'off':
          return null;
        case 'opening':
        case 'denied':
          return strings.allowMicrophone;
        case 'missing':
          return strings.noMicrophone;
        case 'busy':
          return strings.microphoneBusy;
        case 'gone':
        case 'not-chosen':
          return strings.chooseMicrophone;
      }
    },
    watchLevel: hearing.watch,
    /** Who records has to hear of another microphone. */
    onSwap(listener: (microphone: Microphone | null) => void) {
      onSwap = listener;
    },
    /** Opens what the person had chosen last. */
    async open() {
      if (isOpen) return;
      isOpen = true;
      stopDevices = media.onDevicesChange(() => void handleChange());
      await refreshList();
      if (!isOpen) return;
      if (preferences.now().isMicrophoneOn) await turnOn();
      else turnOff({ status: 'off' });
    },
    setOn(isOn: boolean) {
      if (!isOpen || isOn === (status() !== 'off')) return;
      preferences.keep({ isMicrophoneOn: isOn });
      if (isOn) void turnOn();
      else turnOff({ status: 'off' });
    },
    choose(deviceId: string) {
      if (!isOpen) return;
      if (deviceId === '') return turnOff({ status: 'not-chosen' });
      preferences.keep({ deviceId, isMicrophoneOn: true });
      void open(deviceId);
    },
    /** Lets the device go; `open` begins anew. */
    close() {
      isOpen = false;
      stopDevices();
      stopDevices = () => {};
      turnOff({ status: 'opening' });
    },
  };
}

export type MicrophoneDesk = ReturnType<typeof createMicrophoneDesk>;
