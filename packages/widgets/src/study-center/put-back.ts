import { failureText } from '../async/failure-text.ts';
import { createOptimisticToggle, type OptimisticToggle } from '../async/optimistic-toggle.ts';
import { keyOf, type ResourceRef } from './resource-key.ts';
import type { StudyContext } from './study-center.store.ts';

/** What was set aside is put back, or set aside again: seen at once, and taken back with words when it fails. */
export function createPutBack({ host, strings, getProps, get, set, announce }: StudyContext) {
  /** By `keyOf`; each tells the server by itself. */
  const toggles = new Map<string, OptimisticToggle>();

  function createToggle({ type, id }: ResourceRef) {
    const resource = { type, id };
    const key = keyOf(resource);
    return createOptimisticToggle({
      isOn: () => get().putBack.includes(key),
      show(isPutBack) {
        const others = get().putBack.filter((other) => other !== key);
        set({ putBack: isPutBack ? [...others, key] : others });
      },
      async send(isPutBack) {
        const { study } = getProps();
        await (isPutBack ? study.release(resource) : study.collect(resource));
      },
      onError(error, isPutBack) {
        const text = failureText(error, isPutBack ? strings.notPutBack : strings.notUndone);
        if (text) host.notify('critical', text);
      },
    });
  }

  return {
    toggle: (resource: ResourceRef) => {
      const { list } = get();
      const key = keyOf(resource);
      const row = list.status === 'ready' && list.rows.find((each) => keyOf(each.resource) === key);
      if (!row) return;
      const toggle = toggles.get(key) ?? createToggle(resource);
      toggles.set(key, toggle);
      toggle.toggle();
      const title = row.resource.state === 'gone' ? strings.gone : row.resource.title;
      announce(get().putBack.includes(key) ? strings.hasPutBack(title) : strings.hasUndone(title));
    },
    /** Other rows are shown: what the server knows of needs no more undoing. */
    forget: () => {
      for (const [key, toggle] of toggles) if (!toggle.isSending()) toggles.delete(key);
      const putBack = get().putBack.filter((key) => toggles.has(key));
      if (putBack.length < get().putBack.length) set({ putBack });
    },
  };
}
