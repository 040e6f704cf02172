import { createDeadline } from '../deadline/index.ts';
import type { Clock, WidgetHost } from '../host/widget-host.ts';

/** A server's answer that tells its time and when the attempt ends. */
interface ServerTime {
  ended_at: string;
  now: string;
}

/** A round trip longer than this says too little about when the server read its clock. */
const longestTrip = 1000;
const minute = 60;

/** Seconds before the end at which the remaining time is spoken. */
const milestonesOf = (total: number) => [total / 2, 10 * minute, 5 * minute, minute];

/** The time that is left by the server's clock, whatever the device's says. */
export function createExamClock(
  { clock, scheduler }: Pick<WidgetHost, 'clock' | 'scheduler'>,
  onTick: (left: number) => void,
) {
  const deadline = createDeadline({ clock, scheduler });
  let isSet = false;
  /** When the end comes by the clock that no one can set, which stands still while the device sleeps. */
  let endsAwake = 0;
  const unsubscribe = deadline.subscribe(() => onTick(secondsLeft()));
  const secondsLeft = () => Math.ceil(deadline.remaining() / 1000);

  function restart({ ended_at: endedAt, now }: ServerTime, trip: number) {
    isSet = true;
    const time = { endsAt: Date.parse(endedAt), serverNow: Date.parse(now) + trip / 2 };
    endsAwake = clock.monotonic() + time.endsAt - time.serverNow;
    deadline.start(time);
  }

  /** Milliseconds that were left if the device was awake all the time: the end can have come earlier, never later. */
  const awakeLeft = () => Math.max(0, endsAwake - clock.monotonic());

  return {
    secondsLeft,
    awakeLeft,
    /** Goes on as if the device had not slept, until the server is heard. */
    assumeAwake: () => deadline.start(awakeLeft()),
    /** Takes the server's time however long it was on its way: for a clock that is known to be wrong. */
    restart,
    /** Takes the server's time as of the middle of the round trip that brought it. */
    set(time: ServerTime, trip: number) {
      if (!isSet || trip <= longestTrip) restart(time, trip);
    },
    stop: () => {
      unsubscribe();
      deadline.dispose();
    },
  };
}

/** Awaits an answer, and tells how long it was on its way. */
export async function timed<Answer>(clock: Clock, ask: () => Promise<Answer>) {
  const began = clock.monotonic();
  const answer = await ask();
  return { answer, trip: clock.monotonic() - began };
}

/** Whether one of the moments at which the remaining time is spoken lies between two readings. */
export const passesMilestone = (before: number, left: number, total: number): boolean =>
  milestonesOf(total).some((at) => at < total && left <= at && before > at);
