export interface Build {
  /** Folders. */
  outputs: readonly string[];
  /** The name of the file in each output that keeps the fingerprint. */
  note: string;
  command: string;
  /** Files and folders. */
  inputs: readonly string[];
  /** Names of files that the build does not read. */
  without: RegExp;
  /** Another build that goes into this one. */
  needs?: string;
}

export const builds: Readonly<Record<string, Build>>;
export function fingerprint(folder: string, inputs: readonly string[], without: RegExp): string;
export function isCurrent(build: Build, folder?: string): boolean;
export function ensureBuilt(
  name: string,
  folder?: string,
  table?: Readonly<Record<string, Build>>,
): Promise<void>;
export function ensureAllBuilt(names: readonly string[]): Promise<void>;
