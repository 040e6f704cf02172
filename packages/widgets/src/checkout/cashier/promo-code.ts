import { plainCode } from '@shuyuan/api-client';
import type { PromoCodeCheck } from '@shuyuan/api-client/money';
import { failureText } from '../../async/failure-text.ts';

/** What the cashier knows of a promo code. */
export interface PromoCodeState {
  /** As it stands in the field. */
  typed: string;
  /** The one that was found good; what it takes off, in whole yuan. */
  taken: { code: string; amount: number } | null;
  isChecking: boolean;
  /** What is wrong with it; empty otherwise. */
  problem: string;
}

export const noPromoCode: PromoCodeState = { typed: '', taken: null, isChecking: false, problem: '' };

interface Deps {
  check: ((code: string) => Promise<PromoCodeCheck>) | undefined;
  strings: { codeMissing: string; codeWrong: string; codeNotChecked: string };
  get: () => PromoCodeState | null;
  patch: (part: Partial<PromoCodeState>) => void;
}

/** Looks whether the typed code counts. What is typed meanwhile stays, and an answer about another code is dropped. */
export async function checkPromoCode({ check, strings, get, patch }: Deps): Promise<void> {
  const typed = plainCode(get()?.typed ?? '');
  if (!check || get()?.isChecking) return;
  if (typed === '') return patch({ problem: strings.codeMissing });
  patch({ isChecking: true, problem: '' });
  const isStill = () => plainCode(get()?.typed ?? '') === typed;
  try {
    const { promo_code: found } = await check(typed);
    if (!isStill()) return;
    patch(
      found
        ? { taken: { code: found.code, amount: found.invited_user_reward }, problem: '' }
        : { taken: null, problem: strings.codeWrong },
    );
  } catch (error) {
    const problem = failureText(error, strings.codeNotChecked);
    if (isStill()) patch({ problem });
  } finally {
    patch({ isChecking: false });
  }
}
