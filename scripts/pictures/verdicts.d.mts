import type { Receipt } from './receipts.mjs';

interface Hashed {
  sha256: string;
}

export function wayOfJudging(given: {
  capture: Hashed;
  receipt: Hashed | undefined;
  committed: Hashed | undefined;
  isSeen: boolean;
}): 'same' | 'new' | 'seen' | 'unsteady' | 'base';
export function isWhatItsReceiptNames(given: {
  drawnHash: string | undefined;
  receipt: Receipt;
  processor: string;
}): boolean;
export function verdictOf(comparison: { pixels: number | null }, bytes?: boolean): 'changed' | 'bytes' | null;
export function undrawnReceipts(receipts: Map<string, Receipt>, captures: Map<string, Hashed>): string[];
