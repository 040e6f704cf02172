import { isApiError } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createOptimisticToggle, type OptimisticToggle } from '../async/optimistic-toggle.ts';
import { isRunning, questionsOf, type ExamContext } from './exam-state.ts';

/** Which questions of an attempt that is over the person has collected, to come back to them. */
export function createCollecting({ host, strings, getProps, get, set, lifetime }: ExamContext) {
  /** By question. */
  const toggles = new Map<number, OptimisticToggle>();

  /** What is not known is not offered. */
  async function load() {
    const { collection } = getProps();
    const ids = questionsOf(get()).map(({ question_id: id }) => id);
    if (!collection || isRunning(get()) || ids.length === 0) return;
    const signal = lifetime.signal();
    try {
      const found = await collection.statusMulti(ids, { signal });
      if (!signal.aborted)
        set({ collected: Object.fromEntries(ids.map((id) => [id, found[String(id)] === 1])) });
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }

  const toggleOf = (id: number) =>
    createOptimisticToggle({
      isOn: () => get().collected?.[id] ?? false,
      show: (isOn) => set({ collected: { ...get().collected, [id]: isOn } }),
      send: async (isOn) => void (await getProps().collection?.collect(id, isOn)),
      onError: (error) => {
        const text = failureText(error, strings.notCollected);
        if (text) host.notify('critical', text);
      },
    });

  return {
    load,
    actions: {
      /** Collects the shown question, or lets it go. */
      toggleCollected: () => {
        const asked = questionsOf(get())[get().current];
        const { collected } = get();
        if (!asked || !collected) return;
        const id = asked.question_id;
        const toggle = toggles.get(id) ?? toggleOf(id);
        toggles.set(id, toggle);
        toggle.set(collected[id] !== true);
      },
    },
  };
}
