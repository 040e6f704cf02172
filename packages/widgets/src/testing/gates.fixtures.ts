/** Holds calls of a server in memory back, by their names. */
export function createGates<Name extends string>() {
  const gates = new Map<Name, Promise<void>>();
  return {
    /** To be awaited: settles when calls of this name may pass. */
    pass: (name: Name) => gates.get(name),
    /** Calls of this name wait until the answer is called. */
    hold: (name: Name) => {
      let release = () => {};
      gates.set(name, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        gates.delete(name);
        release();
      };
    },
  };
}
