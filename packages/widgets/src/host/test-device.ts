import type { Clock, Scheduler } from './widget-host.ts';

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
    forget(page: TestPage) {
      for (const entry of entries) if (entry.page === page) entries.delete(entry);
    },
  };
}

/** One imaginary device: two clocks and the timers of every page on it. Time passes only when it is told to. */
export function createTestDevice(start: number) {
  let wall = start;
  let uptime = 0;
  let idCount = 0;
  let timers: Timer[] = [];
  const waking = createListeners();
  const hiding = createListeners();

  const pass = (ms: number) => {
    wall += ms;
    uptime += ms;
  };

  function nextDue(until: number) {
    const due = timers.filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due)[0];
    timers = timers.filter((timer) => timer !== due);
    return due;
  }

  async function runDue(until: number) {
    await settle();
    for (let timer = nextDue(until); timer; timer = nextDue(until)) {
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
          if (page.isAlive) timers.push(timer);
          return () => {
            timers = timers.filter((other) => other !== timer);
          };
        },
        onWake: (listener) => waking.add(page, listener),
        onHide: (listener) => hiding.add(page, listener),
      },
    };
    return page;
  }

  /** What was due for the page never comes. */
  function killPage(page: TestPage) {
    page.isAlive = false;
    timers = timers.filter((timer) => timer.page !== page);
    waking.forget(page);
    hiding.forget(page);
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
  };
}

export type TestDevice = ReturnType<typeof createTestDevice>;
