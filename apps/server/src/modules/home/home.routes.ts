import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findHome } from './home.repo.ts';

export function homeRoutes({ clock }: ModuleDeps): Handlers<Contract['home']> {
  const answerOf = derived(({ bytes }) => new JsonText<AnswerOf<Contract['home']['index']>>(bytes));
  return {
    index: async ({ db }) => answerOf(await findHome(db, clock.now())),
  };
}
