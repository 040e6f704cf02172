import type { WidgetHost } from '../../host/widget-host.ts';
import { createHearing } from './hearing.ts';
import { lackOf, statusOf } from './microphone-words.ts';
import type { KeptPreferences } from './preferences.ts';
import { problemOf, type RecorderContext } from '../recorder-context.ts';
import type { LiveRecording, Microphone, MicrophoneList, RecorderMedia } from '../recorder-media.ts';
import type { MicrophoneState } from '../screen-recorder.state.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';

export interface MicrophoneControlDeps {
  context: RecorderContext;
  media: RecorderMedia;
  host: Pick<WidgetHost, 'notify' | 'clock'>;
  strings: ScreenRecorderStrings;
  preferences: KeptPreferences;
}

/** The microphone of the next or the running recording: opened, swapped, lost and found again. */
export function createMicrophoneControl(deps: MicrophoneControlDeps) {
  const { context, media, strings, preferences } = deps;
  const held = createHeldMicrophone(deps, () => void handleEnded());
  let isOpen = false;
  let stopDevices = () => {};

  const status = () => context.get().setup.microphone.status;

  async function refreshList(): Promise<MicrophoneList | null> {
    const list = await media.microphones().catch(() => null);
    if (list && isOpen) context.patchSetup({ list });
    return isOpen ? list : null;
  }

  async function open(deviceId: string | null) {
    await held.open(deviceId);
    // Devices have their names only when one of them was allowed.
    await refreshList();
  }

  /** Opens the one that was chosen last, or the device's own choice. */
  async function turnOn() {
    const { deviceId } = preferences.now();
    if (isGone(context.get().setup.list, deviceId)) held.close({ status: 'not-chosen' });
    else await open(deviceId);
  }

  async function handleEnded() {
    const isRecording = context.at('recording', 'paused') !== null;
    held.close({ status: isRecording ? 'gone' : 'not-chosen' });
    if (isRecording) {
      deps.host.notify('critical', strings.microphoneGone);
      context.announce(strings.microphoneGone);
    }
    await handleChange();
  }

  /** A device came or went, or the person has changed what the page may do. */
  async function handleChange() {
    const list = await refreshList();
    if (!list) return;
    const now = status();
    if (isWayFree(now, list)) await turnOn();
    else if (now === 'not-chosen' && list.permission === 'denied') held.show({ status: 'denied' });
    else if (now === 'not-chosen' && list.devices.length === 0) held.show({ status: 'missing' });
    else if (now === 'gone' && list.devices.some(({ id }) => id === held.lastId())) {
      await open(held.lastId());
      if (status() === 'on') context.announce(strings.microphoneBack);
    }
  }

  return {
    current: held.current,
    watchLevel: held.watchLevel,
    /** A recording gets whatever microphone is open, now and later; answers the way to stop. */
    lend: (live: Pick<LiveRecording, 'useMicrophone'>) => {
      live.useMicrophone(held.current());
      return held.onSwap((other) => live.useMicrophone(other));
    },
    /** The words for why nothing can be recorded with it as it stands; null when it is on, or off on purpose. */
    lack: () => lackOf(context.get().setup.microphone, strings),
    /** Opens what the person had chosen last. */
    open: async () => {
      if (isOpen) return;
      isOpen = true;
      stopDevices = media.onDevicesChange(() => void handleChange());
      await refreshList();
      if (!isOpen) return;
      if (preferences.now().isMicrophoneOn) await turnOn();
      else held.close({ status: 'off' });
    },
    setOn: (isOn: boolean) => {
      if (!isOpen || hasCome(isOn, status())) return;
      preferences.keep({ isMicrophoneOn: isOn });
      if (isOn) void turnOn();
      else held.close({ status: 'off' });
    },
    choose: (deviceId: string) => {
      if (!isOpen) return;
      if (deviceId === '') return held.close({ status: 'not-chosen' });
      preferences.keep({ deviceId, isMicrophoneOn: true });
      void open(deviceId);
    },
    /** Lets the device go; `open` begins anew. */
    close: () => {
      isOpen = false;
      stopDevices();
      stopDevices = () => {};
      held.close({ status: 'opening' });
    },
  };
}

/** On is asked for again where it has failed: the person has allowed, plugged in or freed something meanwhile. */
const hasCome = (isOn: boolean, status: MicrophoneState['status']) =>
  isOn ? status === 'on' || status === 'opening' : status === 'off';

export type MicrophoneControl = ReturnType<typeof createMicrophoneControl>;

/** Whether what stood in the way of a microphone is gone. */
const isWayFree = (status: MicrophoneState['status'], { permission, devices }: MicrophoneList) =>
  status === 'denied'
    ? permission === 'granted'
    : (status === 'missing' || status === 'busy') && devices.length > 0;

/** Whether it is known that the device is not there: without leave there is no list to look at. */
const isGone = ({ permission, devices }: MicrophoneList, deviceId: string | null) =>
  deviceId !== null &&
  permission === 'granted' &&
  devices.length > 0 &&
  !devices.some(({ id }) => id === deviceId);

/** At most one microphone, and what is shown of it. */
function createHeldMicrophone({ context, media, host }: MicrophoneControlDeps, onEnded: () => void) {
  let current: Microphone | null = null;
  /** The one that was open last. */
  let lastId: string | null = null;
  /** Each attempt makes what came of the one before count for nothing. */
  let attempt = 0;
  let stopEnded = () => {};
  let tellSwap: (microphone: Microphone | null) => void = () => {};
  const hearing = createHearing({ context, clock: host.clock });

  const show = (microphone: MicrophoneState) =>
    context.patchSetup({ microphone, isSilent: false, isHeard: false });

  /** The new one is in its place before the old one is closed, so that a recording hears no gap. */
  function put(next: Microphone | null) {
    const old = current;
    stopEnded();
    current = next;
    tellSwap(next);
    hearing.listenTo(next);
    old?.close();
    stopEnded = next?.onEnded(onEnded) ?? (() => {});
  }

  return {
    show,
    current: () => current,
    lastId: () => lastId,
    watchLevel: hearing.watch,
    onSwap: (listener: (microphone: Microphone | null) => void) => {
      tellSwap = listener;
      return () => {
        tellSwap = () => {};
      };
    },
    open: async (deviceId: string | null) => {
      const own = (attempt += 1);
      if (!current) show({ status: 'opening' });
      try {
        const next = await media.openMicrophone(deviceId);
        if (own !== attempt) return next.close();
        put(next);
        lastId = next.deviceId;
        show({ status: 'on', deviceId: next.deviceId });
      } catch (error) {
        const problem = problemOf(error);
        if (own !== attempt) return;
        put(null);
        show({ status: statusOf(problem) });
      }
    },
    /** Lets it go. What stands there then is said by the caller. */
    close: (microphone: MicrophoneState) => {
      attempt += 1;
      put(null);
      show(microphone);
    },
  };
}
