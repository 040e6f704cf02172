import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { findHome } from './home.repo.ts';

export function homeRoutes({ clock }: ModuleDeps): Handlers<Contract['home']> {
  return {
    index: async ({ db }) =>
      new JsonText<AnswerOf<Contract['home']['index']>>(await findHome(db, clock.now())),
  };
}
