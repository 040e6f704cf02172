export interface Counted {
  passed: number;
  failed: number;
  failures: string[];
  tests: { name: string; seconds: number }[];
}

export function fromVitest(report: object): Counted;
export function fromPlaywright(report: object): Counted;
export function fromStatus(status: number | string): Counted;
export function heldAgainst(counted: Counted, status: number | string): Counted;
export function slowest(tests: Counted['tests'], number: number): Counted['tests'];
