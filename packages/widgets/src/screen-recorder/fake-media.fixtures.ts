import type { WidgetHost } from '../host/widget-host.ts';
import { never, standardBrowser, type FakeBrowser } from './fake-browser.fixtures.ts';
import type { FakeDevice } from './fake-device.fixtures.ts';
import { createFakeLive } from './fake-live.fixtures.ts';
import { MediaProblem } from './recorder-media.ts';
import type {
  MediaProblemKind,
  Microphone,
  MicrophoneList,
  RecorderMedia,
  ScreenCapture,
} from './recorder-media.ts';

/** Things that have to be let go of again, by their number. */
export interface OpenThings {
  microphones: number;
  captures: number;
  recordings: number;
  urls: number;
  unloadBlocks: number;
  windows: number;
  listeners: number;
}

export interface FakeMedia extends RecorderMedia {
  browser: FakeBrowser;
  open: OpenThings;
  /** Names of the files that were offered to the person. */
  downloads: string[];
  /** A sound of this loudness, for a quarter of a second. */
  sound: (level: number) => void;
  /** The person ends the share by the browser's own button. */
  endShare: () => void;
  unplug: (deviceId: string) => void;
  plug: (device: { id: string; label: string }) => void;
  setPermission: (permission: MicrophoneList['permission']) => void;
  /** The running recording cannot go on. */
  breakOff: (kind: MediaProblemKind) => void;
  /** The person closes the window that lies over all others. */
  closeWindow: () => void;
}

export interface FakeMediaOptions {
  host: Pick<WidgetHost, 'clock' | 'scheduler'>;
  device: FakeDevice;
  browser?: Partial<FakeBrowser>;
}

const waitFor = <Answer>(): Promise<Answer> => new Promise(() => {});

function createListeners<Args extends unknown[]>(open: OpenThings) {
  const all = new Set<(...args: Args) => void>();
  return {
    add: (listener: (...args: Args) => void) => {
      all.add(listener);
      open.listeners += 1;
      return () => {
        if (all.delete(listener)) open.listeners -= 1;
      };
    },
    tell: (...args: Args) => {
      for (const listener of all) listener(...args);
    },
  };
}

/** A browser without camera, screen or disk: every stream is steered, and everything that is opened is counted. */
export function createFakeMedia({ host, device, browser: changed }: FakeMediaOptions): FakeMedia {
  const browser: FakeBrowser = { ...standardBrowser, ...changed };
  const open: OpenThings = {
    microphones: 0,
    captures: 0,
    recordings: 0,
    urls: 0,
    unloadBlocks: 0,
    windows: 0,
    listeners: 0,
  };
  const page = device.openPage(host.scheduler);
  const changes = createListeners<[]>(open);
  const shareEnds = createListeners<[]>(open);
  const windowEnds = createListeners<[]>(open);
  const levels = createListeners<[number]>(open);
  const gone = createListeners<[string]>(open);
  const problems = createListeners<[MediaProblem]>(open);
  const downloads: string[] = [];

  /** Answers the way to end it, which counts once. */
  function count(name: keyof OpenThings) {
    open[name] += 1;
    let isOpen = true;
    return () => {
      if (isOpen) open[name] -= 1;
      isOpen = false;
    };
  }

  async function openMicrophone(deviceId: string | null): Promise<Microphone> {
    if (browser.microphone === never) return waitFor();
    if (browser.microphone !== 'granted') throw new MediaProblem(browser.microphone);
    if (browser.permission === 'denied') throw new MediaProblem('microphone-denied');
    const found = deviceId === null ? browser.devices[0] : browser.devices.find(({ id }) => id === deviceId);
    if (!found) throw new MediaProblem(browser.devices.length > 0 ? 'microphone-gone' : 'microphone-missing');
    browser.permission = 'granted';
    return {
      deviceId: found.id,
      level: () => 0,
      onLevel: levels.add,
      onEnded: (listener) => gone.add((id) => id === found.id && listener()),
      close: count('microphones'),
    };
  }

  async function captureScreen(): Promise<ScreenCapture> {
    if (browser.capture === never) return waitFor();
    if (browser.capture !== 'granted') throw new MediaProblem(browser.capture);
    return { hasSound: true, onEnded: shareEnds.add, close: count('captures') };
  }

  return {
    browser,
    open,
    downloads,
    examine: async () => browser.examination,
    microphones: async () => ({
      permission: browser.permission,
      devices: browser.devices.map(({ id, label }) => ({
        id,
        label: browser.permission === 'granted' ? label : '',
      })),
    }),
    onDevicesChange: changes.add,
    openMicrophone,
    captureScreen,
    record: async (input) => {
      if (browser.record !== 'granted') throw new MediaProblem(browser.record);
      return createFakeLive({
        input,
        host,
        page,
        browser,
        close: count('recordings'),
        onProblem: problems.add,
      });
    },
    recoverable: async (owner) => page.recoverable(owner),
    recover: async (id) => page.recover(id, browser),
    letGo: page.letGo,
    discard: async (id) => page.discard(id),
    playable: () => ({ url: browser.playableUrl, release: count('urls') }),
    durationOf: async () => {
      if (browser.reading === never) return waitFor();
      if (browser.reading === 'rejects') throw new MediaProblem('unreadable');
      return browser.reading;
    },
    firstPicture: async () => {
      if (browser.picture === never) return waitFor();
      if (browser.picture === 'rejects') throw new MediaProblem('unreadable');
      return browser.picture === 'drawn' ? new Blob(['a picture'], { type: 'image/jpeg' }) : null;
    },
    download: (_, fileName) => void downloads.push(fileName),
    downloadFrom: (_, fileName) => void downloads.push(fileName),
    blockUnload: () => count('unloadBlocks'),
    openFloatingWindow: async () => {
      if (browser.floating === 'unsupported') throw new MediaProblem('unsupported');
      return { body: document.createElement('div'), onClosed: windowEnds.add, close: count('windows') };
    },
    sound: (level) => levels.tell(level),
    endShare: () => shareEnds.tell(),
    unplug(deviceId) {
      browser.devices = browser.devices.filter(({ id }) => id !== deviceId);
      gone.tell(deviceId);
      changes.tell();
    },
    plug(added) {
      browser.devices = [...browser.devices, added];
      changes.tell();
    },
    setPermission(permission) {
      browser.permission = permission;
      changes.tell();
    },
    breakOff: (kind) => problems.tell(new MediaProblem(kind)),
    closeWindow: () => windowEnds.tell(),
  };
}
