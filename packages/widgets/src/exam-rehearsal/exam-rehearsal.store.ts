import type { AnswerChange } from '@shuyuan/api-client';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { ExamRehearsalProps } from './exam-rehearsal.tsx';
import type { ExamRehearsalStrings } from './exam-rehearsal.strings.ts';
import { createPracticeServer } from './practice-server.ts';

/** What a rehearsal finds out. */
export type CheckName = 'device' | 'server' | 'unplugged' | 'restart' | 'once' | 'submitted';
export const checkNames: readonly CheckName[] = [
  'device',
  'server',
  'unplugged',
  'restart',
  'once',
  'submitted',
];

/** `answer` until the first answer has arrived, `unplugged` until one did not, then `power` off, then `recovered`. */
export type Mishap = 'answer' | 'unplugged' | 'power' | 'recovered';

export interface ExamRehearsalState {
  phase: 'intro' | 'playing' | 'report';
  mishap: Mishap;
  /** True passed, false not; left out while nothing is known. */
  checks: Partial<Record<CheckName, boolean>>;
  /** Milliseconds to the server and back. */
  trip: number | null;
  /** Rises whenever the player is opened anew. */
  opened: number;
  focus: { on: 'report' } | null;
  announcement: Announcement;
}

export const firstRehearsal: ExamRehearsalState = {
  phase: 'intro',
  mishap: 'answer',
  checks: {},
  trip: null,
  opened: 0,
  focus: null,
  announcement: noAnnouncement,
};

/** The power goes so long after the first answer that did not arrive, and is away so long. */
const powerGoesAfter = 1500;
const powerIsAway = 2000;

type Context = StoreContext<ExamRehearsalProps, ExamRehearsalStrings, ExamRehearsalState>;

/** The rules of a rehearsal: a real player, a made-up server, and what goes wrong between them. */
export function createExamRehearsalStore(deps: StoreDeps<ExamRehearsalProps, ExamRehearsalStrings>) {
  const context: Context = createStoreContext(deps, firstRehearsal);
  const { set, store, lifetime } = context;
  const mishaps = createMishaps(context);

  return {
    ...store,
    actions: {
      begin: () => {
        set({ ...firstRehearsal, opened: store.getState().opened + 1, phase: 'playing' });
        mishaps.begin();
        void lookAtDevice(context);
        void lookAtServer(context);
      },
      /** What the player sits its exam with. */
      exams: () => mishaps.server().exams,
      finish: mishaps.finish,
      leave: () => deps.getProps().onLeave(),
    },
    start: () => lifetime.start(mishaps.stop),
  };
}

/** Puts something down and reads it again. */
async function lookAtDevice({ host, get, set }: Context) {
  const key = 'exam-rehearsal/probe';
  let keeps = false;
  try {
    const value = host.createId();
    await host.storage.set(key, value);
    keeps = (await host.storage.get(key)) === value && ((await host.storage.isLasting?.()) ?? true);
    await host.storage.remove(key);
  } catch {
    // The same as not keeping.
  }
  set({ checks: { ...get().checks, device: keeps } });
}

async function lookAtServer({ host, get, set, getProps, lifetime }: Context) {
  const began = host.clock.monotonic();
  const { exams, paperId } = getProps();
  const isReached = await exams.detail(paperId, { signal: lifetime.signal() }).then(
    () => true,
    () => false,
  );
  const trip = isReached ? Math.round(host.clock.monotonic() - began) : null;
  set({ trip, checks: { ...get().checks, server: isReached } });
}

function createMishaps(context: Context) {
  const { host, strings, get, set, announce } = context;
  const open = () =>
    createPracticeServer({
      clock: host.clock,
      strings,
      onAnswer,
      refusal: () => (get().mishap === 'answer' ? strings.answerFirst : ''),
    });
  let server = open();
  /** What arrived before anything went wrong. */
  let before: AnswerChange | undefined;
  /** What did not arrive, and whether the device had it when the power went. */
  let unsent: AnswerChange | undefined;
  let wasKept = false;
  let cancel = () => {};

  function go(mishap: Exclude<Mishap, 'power'>) {
    set({ mishap });
    announce(strings.goesOn[mishap]);
  }

  function onAnswer(change: AnswerChange, isArriving: boolean) {
    if (isArriving && get().mishap === 'answer') {
      before = change;
      // Its receipt is on the way: the plug goes after it.
      cancel = host.scheduler.after(0, () => {
        server.setPlugged(false);
        go('unplugged');
      });
    }
    if (isArriving || unsent) return;
    unsent = change;
    cancel = host.scheduler.after(powerGoesAfter, () => void cutPower(change));
  }

  async function cutPower({ answer }: AnswerChange) {
    const place = `exam/${host.session.current()?.id ?? 0}/${server.attempt}/`;
    const pairs = await host.storage.entries(place).catch(() => []);
    wasKept = JSON.stringify(pairs).includes(JSON.stringify(answer));
    set({ mishap: 'power' });
    announce(strings.power);
    cancel = host.scheduler.after(powerIsAway, () => {
      server.setPlugged(true);
      set({ opened: get().opened + 1 });
      go('recovered');
    });
  }

  return {
    server: () => server,
    begin() {
      cancel();
      before = undefined;
      unsent = undefined;
      wasKept = false;
      server = open();
    },
    /** The player has submitted: what was found. */
    finish: () => {
      const checks = {
        ...get().checks,
        unplugged: wasKept && unsent !== undefined && server.has(unsent),
        restart: server.timesOpened() > 1 && before !== undefined && server.has(before),
        once: server.tookOnce(),
        submitted: server.isSubmitted(),
      };
      set({ phase: 'report', checks, focus: { on: 'report' } });
    },
    stop: () => cancel(),
  };
}
