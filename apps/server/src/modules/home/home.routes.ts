import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findHome } from './home.repo.ts';
import { fillLists } from './other-cards.ts';

type Home = AnswerOf<Contract['home']['index']>;

/** The home page: one query where it lists articles alone, and one more for each kind of thing that it lists beside them. */
export function homeRoutes({ clock }: ModuleDeps): Handlers<Contract['home']> {
  const answerOf = derived(({ bytes }) => new JsonText<Home>(bytes));
  const partsOf = derived(({ bytes }) => JSON.parse(bytes.toString()) as Home);
  return {
    async index({ db }) {
      const now = clock.now();
      const { text, row } = await findHome(db, now);
      const lists = row.others.filter(({ ids }) => ids.length > 0);
      if (lists.length === 0) return answerOf(text);
      const home = partsOf(text);
      const others = await fillLists(db, lists, now);
      const blocks = new Map([...home.blocks, ...others].map((block) => [block.id, block]));
      return { ...home, blocks: row.places.flatMap((id) => blocks.get(id) ?? []) };
    },
  };
}
