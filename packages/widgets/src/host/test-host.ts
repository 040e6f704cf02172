import type { User } from '@shuyuan/api-client';
import { createMemoryStorage } from './memory-storage.ts';
import { createTestDevice, settle, type TestDevice } from './test-device.ts';
import type {
  Locale,
  LoginIntent,
  LoginMode,
  NoticeManner,
  NoticeTone,
  Place,
  PlayerPort,
  StoragePort,
  WidgetHost,
} from './widget-host.ts';

/** What differs from a visitor on an empty device, in Chinese, at a fixed time. */
export interface TestHostOptions {
  /** Who is signed in at first. @default null, a visitor */
  user?: User | null;
  /** Wall time at the start, epoch milliseconds. @default 2026-03-02T02:00:00Z */
  now?: number;
  /** @default 'zh-CN' */
  locale?: Locale;
  /** Hand in another host's storage to stand on the same device's data. */
  storage?: StoragePort;
  /** What plays on the page. @default nothing */
  player?: PlayerPort;
  /** Who `session.signIn` brings in, whatever the token. Without it, `signIn` rejects. */
  userOfToken?: User;
}

/** What a widget has asked of its host, in order. */
export interface TestRecords {
  navigations: Place[];
  /** Addresses that the page was left for. */
  left: string[];
  notices: ({ tone: NoticeTone; text: string } & NoticeManner)[];
  loginRequests: { mode: LoginMode; intent?: LoginIntent }[];
  tokens: string[];
  copied: string[];
}

/** A host whose time stands still until it is told to pass. For tests and stories. */
export interface TestHost extends WidgetHost, TestRecords {
  /** Both clocks go on; timers run when they are due. */
  advance: (ms: number) => Promise<void>;
  /** Both clocks go on, and only then the timers run: a throttled tab. */
  stall: (ms: number) => Promise<void>;
  /** Wall time passes while the monotonic clock stands still and timers wait; then the page wakes. */
  sleep: (ms: number) => Promise<void>;
  /** Somebody sets the device's clock. */
  setWallClock: (at: number) => void;
  /** The page becomes visible again. */
  wake: () => Promise<void>;
  /** The page goes out of sight, as another tab is shown. */
  hide: () => Promise<void>;
  /** Going online wakes the page. */
  setOnline: (isOnline: boolean) => Promise<void>;
  /** Lets promises run on without time passing. */
  settle: () => Promise<void>;
  /** The session changes, as after the login dialog or a logout; runs no intent. */
  setUser: (user: User | null) => void;
  /** Leaves this page for good, timers and unfinished writes included, and opens it again on the same device. */
  reload: () => TestHost;
  /** As a reload, but the page is not told that it ends. */
  crash: () => TestHost;
  /** A second page on the same device. */
  openTab: () => TestHost;
}

/** 10:00 on a Monday in Shanghai. */
const standardNow = Date.UTC(2026, 2, 2, 2);

/** A host of a new device in memory. Its clock stands still until the test moves it. */
export function createTestHost({ now = standardNow, ...options }: TestHostOptions = {}): TestHost {
  const storage = options.storage ?? createMemoryStorage();
  return openTestPage(createTestDevice(now), { ...options, storage });
}

function openTestPage(device: TestDevice, options: TestHostOptions & { storage: StoragePort }): TestHost {
  const page = device.openPage();
  const records: TestRecords = {
    navigations: [],
    left: [],
    notices: [],
    loginRequests: [],
    tokens: [],
    copied: [],
  };
  const session = createTestSession(options, records);
  let isOnline = true;
  const openTab = () => openTestPage(device, { ...options, user: session.port.current() });

  return {
    ...records,
    session: session.port,
    setUser: session.setUser,
    navigate: (place) => void records.navigations.push(place),
    leaveFor: (address) => void records.left.push(address),
    notify: (tone, text, manner) => void records.notices.push({ tone, text, ...manner }),
    clock: page.clock,
    scheduler: page.scheduler,
    pages: page.pages,
    storage: whileAlive(options.storage, () => page.isAlive),
    clipboard: { writeText: async (text) => void records.copied.push(text) },
    network: { isOnline: () => isOnline },
    createId: device.createId,
    ...(options.player && { player: options.player }),
    locale: options.locale ?? 'zh-CN',
    advance: device.advance,
    stall: device.stall,
    sleep: device.sleep,
    setWallClock: device.setWallClock,
    wake: device.wake,
    hide: () => device.hide(page),
    settle,
    async setOnline(next) {
      isOnline = next;
      if (next) await device.wake();
    },
    reload() {
      device.leavePage(page);
      return openTab();
    },
    crash() {
      device.killPage(page);
      return openTab();
    },
    openTab,
  };
}

function createTestSession({ user = null, userOfToken }: TestHostOptions, records: TestRecords) {
  const listeners = new Set<() => void>();
  let current = user;

  function setUser(next: User | null) {
    current = next;
    for (const listener of listeners) listener();
  }

  const port: WidgetHost['session'] = {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestLogin: (mode, intent) => void records.loginRequests.push({ mode, ...(intent && { intent }) }),
    async signIn(token) {
      records.tokens.push(token);
      if (!userOfToken) throw new Error('This test host has no userOfToken.');
      setUser(userOfToken);
    },
  };
  return { port, setUser };
}

/** What a page has begun when it is left never settles for it. */
function whileAlive(storage: StoragePort, isAlive: () => boolean): StoragePort {
  const guard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = isAlive() ? await work() : undefined;
    return isAlive() ? (result as Result) : new Promise<Result>(() => {});
  };
  return {
    get: (key) => guard(() => storage.get(key)),
    set: (key, value) => guard(() => storage.set(key, value)),
    remove: (key) => guard(() => storage.remove(key)),
    entries: (prefix) => guard(() => storage.entries(prefix)),
    update: (key, change) => guard(() => storage.update(key, change)),
    isLasting: () => guard(async () => (await storage.isLasting?.()) ?? true),
  };
}
