import type { StudyApi } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';

type CallName = 'record' | 'collect' | 'release';

/** What one person reads and has set aside, in memory. Each call can be held back, made to fail, or lose its answer. */
export function createReadingBackend({ collected = [] }: { collected?: readonly number[] } = {}) {
  const kept = new Set(collected);
  const places = new Map<number, number>();
  const { called, controls } = createCalls<CallName>();

  const study: Pick<StudyApi, CallName> = {
    record: (id, place) =>
      called('record', place, () => {
        places.set(id, place);
        return {};
      }),
    collect: ({ id }) =>
      called('collect', id, () => {
        kept.add(id);
        return {};
      }),
    release: ({ id }) =>
      called('release', id, () => {
        kept.delete(id);
        return {};
      }),
  };

  return {
    study,
    ...controls,
    isCollected: (id: number) => kept.has(id),
    placeIn: (id: number) => places.get(id),
    /** Every place that was told, also those that did not arrive. */
    told: () => controls.calls.filter(({ name }) => name === 'record').map(({ input }) => input),
  };
}
