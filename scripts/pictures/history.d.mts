import type { Receipt } from './receipts.mjs';

/** A commit, or why there is none. */
export interface Commit {
  sha?: string;
  reason?: string;
}

export function lastAcceptance(): Commit;
export function commitOf(name: string): Commit;
export function receiptsAt(sha: string): Map<string, Receipt>;
export function acceptancesOf(pictures: string[]): Map<string, Commit>;
