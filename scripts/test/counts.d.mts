/** `file` is missing where no file is to blame, `name` is empty where no single test is. */
export interface Failure {
  file?: string;
  name: string;
  /** The first lines of what was said. */
  message: string;
}

export interface Test extends Failure {
  hasPassed: boolean;
  seconds: number;
}

export interface Counted {
  passed: number;
  failed: number;
  failures: Failure[];
  tests: Test[];
}

export function fromVitest(report: object): Counted;
export function fromStories(report: object): Counted;
export function fromPlaywright(report: object): Counted;
export function fromStatus(status: number | string): Counted;
export function heldAgainst(counted: Counted, status: number | string): Counted;
export function titleOf(failure: { file?: string; name: string }): string;
export function slowest(tests: Test[], number: number): Test[];
