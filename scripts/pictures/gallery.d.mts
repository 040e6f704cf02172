import type { Receipt } from './receipts.mjs';

type Receipts = Map<string, Receipt>;
type Files = Map<string, { sha256: string; size: number }>;

interface Story {
  id: string;
  title: string;
}

interface Renewal {
  picture: string;
  size: number;
  isNew: boolean;
}

export const galleryLimit: number;
export function galleryOf(stories: Story[]): Set<string>;
export function galleryAlong(receipts: Receipts, stories: Story[]): Set<string>;
export function checkGallery(given: { receipts: Receipts; files: Files; expected?: Set<string> }): {
  wrong: string[];
  earlier: number;
};
export function chooseRenewals(sizes: Renewal[], already: number, limit?: number): Renewal[];
export function toBeWritten(receipts: Receipts, files: Files, expected: Set<string>): string[];
export function succeed(receipt: Receipt, earlier: Receipt | undefined): Receipt;
