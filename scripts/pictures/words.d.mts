export interface Comparison {
  before: number[];
  after: number[];
  pixels: number | null;
}

export function sayDifference(comparison: Comparison): string;
export function sayFinding(finding: {
  kind: string;
  comparison: Comparison;
  focus: string | undefined;
  base: string | undefined;
}): string;
export function sayReview(page: string): string[];
