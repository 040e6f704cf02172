export interface Step {
  name: string;
  cores: number;
  /** Names of steps that must have passed. */
  after?: readonly string[];
  /** Runs with nothing beside it but steps that yield. */
  alone?: boolean;
  /** Takes only the processor time that nobody else wants. */
  yields?: boolean;
}

export interface Result {
  failed: number;
}

export function schedule<S extends Step, R extends Result>(
  steps: readonly S[],
  options: {
    cores: number;
    run: (step: S) => Promise<R>;
    /** The result of a step that cannot start because `need` failed. */
    skip: (step: S, need: string) => R;
  },
): Promise<R[]>;
