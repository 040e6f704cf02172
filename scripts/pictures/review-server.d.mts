import type { Server } from 'node:http';
import type { Receipt } from './receipts.mjs';
import type { Model } from './review-page.mjs';

export type Decide = (decision: { pictures: string[]; isAccepted: boolean }) => Promise<void>;

export function createDecisions(given: {
  folder: string;
  captures: Map<string, Receipt>;
  shown: (receipts: Map<string, Receipt>) => Set<string>;
}): Decide;
export function serveReview(given: {
  folder: string;
  model: Model;
  decide: Decide;
  port?: number;
}): Promise<{ server: Server; address: string }>;
