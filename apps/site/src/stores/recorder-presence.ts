/** What the pages of one browser know of each other's recorders. A page that crashes is forgotten by itself. */
export interface RecorderPresence {
  /** From now on until this page ends, something of this person's may be on its way here. `work` runs as soon as that is known. */
  enter: (person: number, work: () => void) => void;
  /** Runs `work` unless a page, this one too, has entered; none enters meanwhile. */
  whenNobody: (person: number, work: () => void) => Promise<void>;
}

/** Over the browser's locks, which insecure pages do not have: those cannot record either. */
export function createRecorderPresence(locks: Pick<LockManager, 'request'> | undefined): RecorderPresence {
  const entered = new Set<number>();

  return {
    enter(person, work) {
      if (!locks || entered.has(person)) return work();
      entered.add(person);
      const stay = () => {
        work();
        return new Promise<void>(() => {});
      };
      locks.request(nameOf(person), { mode: 'shared' }, stay).catch(work);
    },
    async whenNobody(person, work) {
      if (!locks) return work();
      const workAlone = (lock: Lock | null) => {
        if (lock) work();
      };
      await locks.request(nameOf(person), { ifAvailable: true }, workAlone).catch(work);
    },
  };
}

const nameOf = (person: number) => `shuyuan-recorder/${person}`;
