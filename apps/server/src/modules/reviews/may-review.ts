import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { reviewLimits } from '@shuyuan/api-client';

/** Whether somebody may write a review, and why not. */
export type MayReview = AnswerOf<Contract['reviews']['list']>['may'];

/** What is known of a person and something that they may have studied. */
export interface Studied {
  isSignedIn: boolean;
  /** It is open to them, whatever for. */
  isOpen: boolean;
  /** How much they have studied, in whole per cent. */
  progress: number;
  hasReviewed: boolean;
}

export function mayReview({ isSignedIn, isOpen, progress, hasReviewed }: Studied): MayReview {
  if (!isSignedIn) return 'signed-out';
  if (hasReviewed) return 'written';
  if (!isOpen) return 'not-theirs';
  return progress < reviewLimits.progress ? 'too-early' : 'yes';
}
