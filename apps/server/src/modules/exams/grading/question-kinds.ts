import type { Question } from '@shuyuan/api-client';
import type { QuestionKind } from './kind.ts';
import { blank } from './kinds/blank.ts';
import { essay } from './kinds/essay.ts';
import { group } from './kinds/group.ts';
import { judge } from './kinds/judge.ts';
import { multiple } from './kinds/multiple.ts';
import { ordering } from './kinds/ordering.ts';
import { single } from './kinds/single.ts';

/** How each type is graded. A type of the contract that is missing here is a type error. */
export const questionKinds: Record<Question['type'], QuestionKind> = {
  1: single,
  2: multiple,
  3: blank,
  4: essay,
  5: judge,
  6: group,
  7: ordering,
};
