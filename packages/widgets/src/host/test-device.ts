import type { Clock, PagesPort, Scheduler } from './widget-host.ts';

interface Timer {
  due: number;
  page: TestPage;
  task: () => void;
}

/** What one page has of the device; ends when the page is left. */
export interface TestPage {
  isAlive: boolean;
  clock: Clock;
  scheduler: Scheduler;
  pages: PagesPort;
}

/** Lets promises run on that wait for nothing but each other. */
export async function settle(): Promise<void> {
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
}

/** Who wants to hear of one thing, page by page. */
function createListeners() {
  const entries = new Set<{ page: TestPage; listener: () => void }>();
  return {
    add(page: TestPage, listener: () => void) {
      const entry = { page, listener };
      if (page.isAlive) entries.add(entry);
      return () => void entries.delete(entry);
    },
    /** All pages, or one. */
    tell(page?: TestPage) {
      for (const entry of entries) if (!page || entry.page === page) entry.listener();
    },
    tellOthers(page: TestPage) {
      for (const entry of entries) if (entry.page !== page) entry.listener();
    },
    forget(page: TestPage) {
      for (const entry of entries) if (entry.page === page) entries.delete(entry);
    },
  };
}

/** What is due some time. */
function createTimers() {
  let timers: Timer[] = [];
  const drop = (isDropped: (timer: Timer) => boolean) => {
    timers = timers.filter((timer) => !isDropped(timer));
  };
  return {
    add(timer: Timer) {
      timers.push(timer);
      return () => drop((other) => other === timer);
    },
    /** The first that is due until then; it is due no more. */
    next(until: number) {
      const due = timers.filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due)[0];
      drop((timer) => timer === due);
      return due;
    },
    forget: (page: TestPage) => drop((timer) => timer.page === page),
  };
}

/** What pages tell each other. */
function createTopics() {
  const told = new Map<string, ReturnType<typeof createListeners>>();
  const of = (topic: string) => {
    const listeners = told.get(topic) ?? createListeners();
    told.set(topic, listeners);
    return listeners;
  };
  return {
    of: (page: () => TestPage): PagesPort => ({
      tell: (topic) => of(topic).tellOthers(page()),
      onTold: (topic, listener) => of(topic).add(page(), listener),
    }),
    forget(page: TestPage) {
      for (const listeners of told.values()) listeners.forget(page);
    },
  };
}

/** One imaginary device: two clocks and the timers of every page on it. Time passes only when it is told to. */
export function createTestDevice(start: number) {
  let wall = start;
  let uptime = 0;
  let idCount = 0;
  const timers = createTimers();
  const topics = createTopics();
  const waking = createListeners();
  const hiding = createListeners();

  const pass = (ms: number) => {
    wall += ms;
    uptime += ms;
  };

  async function runDue(until: number) {
    await settle();
    for (let timer = timers.next(until); timer; timer = timers.next(until)) {
      pass(Math.max(0, timer.due - uptime));
      timer.task();
      await settle();
    }
  }

  async function wake() {
    waking.tell();
    await settle();
  }

  function openPage(): TestPage {
    const opened = uptime;
    const page: TestPage = {
      isAlive: true,
      clock: { now: () => wall, monotonic: () => uptime - opened },
      scheduler: {
        after(delay, task) {
          const timer = { due: uptime + Math.max(0, delay), page, task };
          return page.isAlive ? timers.add(timer) : () => {};
        },
        onWake: (listener) => waking.add(page, listener),
        onHide: (listener) => hiding.add(page, listener),
      },
      pages: topics.of(() => page),
    };
    return page;
  }

  /** What was due for the page never comes. */
  function killPage(page: TestPage) {
    page.isAlive = false;
    timers.forget(page);
    waking.forget(page);
    hiding.forget(page);
    topics.forget(page);
  }

  return {
    openPage,
    killPage,
    /** The page is told that it ends, and may hand over its last words. */
    leavePage: (page: TestPage) => {
      hiding.tell(page);
      killPage(page);
    },
    createId: () => `id-${String((idCount += 1)).padStart(4, '0')}`,
    advance: async (ms: number) => {
      const end = uptime + ms;
      await runDue(end);
      pass(end - uptime);
    },
    /** A throttled tab: both clocks go on, timers run late, all at once. */
    stall: async (ms: number) => {
      pass(ms);
      await runDue(uptime);
    },
    sleep: async (ms: number) => {
      wall += ms;
      await wake();
    },
    setWallClock: (at: number) => {
      wall = at;
    },
    wake,
    hide: async (page: TestPage) => {
      hiding.tell(page);
      await settle();
    },
  };
}

export type TestDevice = ReturnType<typeof createTestDevice>;
