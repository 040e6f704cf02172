import { afterAll, beforeAll, vi } from 'vitest';

/**
 * For files that share a worker with others: each must leave it as it was, or the next one's tests would depend on the
 * order. Fails the file that does not.
 */
export function expectNothingLeft(others: () => string[] | Promise<string[]> = () => []): void {
  vi.mock = vi.doMock = () => {
    throw new Error('Modules are shared here: a file that replaces some is named `*.isolated.test.ts`.');
  };
  let before = new Map<string, unknown>();
  beforeAll(() => {
    before = globals();
  });
  afterAll(async () => {
    const left = [...changed(before, globals()), ...(await others())];
    if (vi.isFakeTimers()) left.push('fake timers');
    if (left.length > 0) throw new Error(`The file leaves to those after it: ${left.join(', ')}.`);
  });
}

/** Registries of libraries, and what react-aria measures where there is no such thing. */
const isOfLibrary = (name: string) => /^(__|@@)/.test(name) || name === 'visualViewport';

/** Of each global variable its value, or what reads it. */
function globals(): Map<string, unknown> {
  const own = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  return new Map(
    own
      .filter(([name]) => !isOfLibrary(name))
      .map(([name, property]) => [name, property.get ?? (property.value as unknown)]),
  );
}

function changed(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => !Object.is(before.get(name), after.get(name)))
    .map((name) => `\`${name}\``);
}
