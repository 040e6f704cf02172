import { isApiError, type CoursesApi } from '@shuyuan/api-client';
import { fateOf } from '../async/refusals.ts';
import type { WidgetHost } from '../host/widget-host.ts';

/** How far a lesson was read on this device, in whole per cent, as long as the server does not know it. */
interface KeptPlace {
  place: number;
  /** Highest place since the server was told last. */
  furthest: number;
  /** Epoch milliseconds of this device. */
  at: number;
}

interface KeptPlacesDeps {
  courses: Pick<CoursesApi, 'recordLesson'>;
  host: Pick<WidgetHost, 'session' | 'clock' | 'storage'>;
}

/** Key of the places of a user; with a lesson, of that lesson. */
const placeKey = (user: number, lesson?: number) => `lesson-places/${user}/${lesson ?? ''}`;

const lessonOfKey = (key: string) => Number(/\/(\d+)$/.exec(key)?.[1] ?? 0) || null;

/** Null for a value that is no place. */
function readPlace(value: unknown): KeptPlace | null {
  const { place, furthest, at } = (value ?? {}) as Partial<Record<keyof KeptPlace, unknown>>;
  const isRead = typeof place === 'number' && typeof furthest === 'number' && typeof at === 'number';
  return isRead ? { place, furthest, at } : null;
}

/** Sends places of lessons to the server, and keeps on the device what did not arrive. Does nothing for a visitor. */
export function createKeptPlaces({ courses, host: { session, clock, storage } }: KeptPlacesDeps) {
  const user = session.current()?.id;
  const isSame = () => user !== undefined && session.current()?.id === user;

  /** Rejects if the server does not take it. The furthest place goes first: the last one is where they are. */
  async function send(lesson: number, { place, furthest }: KeptPlace): Promise<boolean> {
    const first = furthest > place ? await courses.recordLesson(lesson, furthest) : null;
    const last = await courses.recordLesson(lesson, place);
    return last.is_studied || first?.is_studied === true;
  }

  /** Removes what was sent, unless another tab has read on meanwhile. */
  async function forget(key: string, sent: KeptPlace) {
    const left = readPlace(await storage.get(key).catch(() => null));
    if (!left || left.at === sent.at) await storage.remove(key).catch(() => {});
  }

  return {
    /** Resolves to the place that the server does not know yet, or null. */
    async find(lesson: number): Promise<KeptPlace | null> {
      if (user === undefined) return null;
      return readPlace(await storage.get(placeKey(user, lesson)).catch(() => null));
    },
    /** Resolves to whether the lesson is finished now. Rejects with the error of the call, after the place was kept. */
    async record(lesson: number, place: number): Promise<boolean> {
      if (user === undefined || !isSame()) return false;
      const key = placeKey(user, lesson);
      const before = readPlace(await storage.get(key).catch(() => null));
      const kept = { place, furthest: Math.max(place, before?.furthest ?? 0), at: clock.now() };
      await storage.set(key, kept).catch(() => {});
      try {
        const isStudied = await send(lesson, kept);
        await forget(key, kept);
        return isStudied;
      } catch (error) {
        if (isApiError(error) && fateOf(error) === 'refused') await forget(key, kept);
        throw error;
      }
    },
    /**
     * Sends what earlier pages could not, one lesson after the other, until the server is not reached. Resolves to the lessons that are
     * finished now.
     */
    async sendLeft(): Promise<number[]> {
      const finished: number[] = [];
      if (user === undefined) return finished;
      const entries = await storage.entries(placeKey(user)).catch(() => []);
      for (const [key, value] of entries) {
        const lesson = lessonOfKey(key);
        const kept = readPlace(value);
        if (lesson === null || !kept || !isSame()) continue;
        try {
          if (await send(lesson, kept)) finished.push(lesson);
          await forget(key, kept);
        } catch (error) {
          if (!isApiError(error)) throw error;
          if (fateOf(error) !== 'refused') return finished;
          await forget(key, kept);
        }
      }
      return finished;
    },
  };
}
