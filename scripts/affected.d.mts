/** The commit that a change is counted from when nobody names one. */
export function usualBase(root?: string): string;

/** What differs between a commit and the working tree, as paths in the repository. */
export function changedSince(base?: string, root?: string): string[];

/** Files of the repository below the places, or all. */
export function filesOf(root?: string, ...places: string[]): string[];

export interface Affected {
  /** Story files, those nearest to the change first. */
  stories: string[];
  /** Test files, those nearest to the change first. */
  tests: string[];
  /** Over how many imports a file hangs on the change. */
  distances: ReadonlyMap<string, number>;
}

export function affectedBy(changed: readonly string[], root?: string): Promise<Affected>;

/** Whether a file is one of those that all tests, or all stories, are made with. */
export function isUnderEverything(path: string): boolean;
