import { withinCodeLimit } from './within-code-limit.ts';

/** A dynamic import that is loaded when it is first wanted, and kept. */
export interface LazyModule<Module> {
  /** Undefined until it is loaded. */
  current: () => Module | undefined;
  /** Rejects when it fails, or after 120 s; the next call tries again. A module that arrives later than that is used all the same. */
  load: () => Promise<Module>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Wraps a dynamic import that is loaded once, when it is first wanted, and shared by all who want it. A failed load may
 * be tried again.
 */
export function createLazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const listeners = new Set<() => void>();

  async function loadModule() {
    const fetched = await importModule();
    if (module === undefined) {
      module = fetched;
      for (const listener of listeners) listener();
    }
    return module;
  }

  const fetchOnce = () =>
    withinCodeLimit(loadModule()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });

  return {
    current: () => module,
    load: () => (loading ??= fetchOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
