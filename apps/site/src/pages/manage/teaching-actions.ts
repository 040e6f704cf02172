import type { PermissionCode } from '@shuyuan/api-client';
import { ClockIcon, EditIcon } from '@shuyuan/ui/icons';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import type { IdChoice } from './id-field.tsx';

/** Prices that several things are given at once, in whole yuan; any other is written in the form of one. */
const usualCharges = [9, 19, 39, 69, 99, 199, 299, 499] as const;

interface TeachingWords {
  move: string;
  moved: (what: string, category: string) => string;
  publish: string;
  publishDone: (what: string) => string;
  unpublish: string;
  unpublishDone: (what: string) => string;
  makeFree: string;
  madeFree: (what: string) => string;
  makePaid: string;
  madePaid: (what: string, charge: string) => string;
  chargeOf: (charge: number) => string;
}

interface Changed {
  category_id?: number;
  published_at?: string | null;
  charge?: number;
}

interface TeachingActionsOptions {
  words: TeachingWords;
  permission: PermissionCode;
  update: (ids: readonly number[], change: Changed) => ReturnType<ListAction['run']>;
  categories: readonly IdChoice[];
  now: () => number;
}

/** What can be done with several courses, videos or columns: sorted, shown or hidden, free or for a price. */
export const teachingActions = ({
  words,
  permission,
  update,
  categories,
  now,
}: TeachingActionsOptions): readonly ListAction[] => [
  {
    id: 'move',
    label: words.move,
    permission,
    choices: categories,
    run: (ids, choice) => update(ids, { category_id: Number(choice) }),
    done: words.moved,
  },
  {
    id: 'publish',
    label: words.publish,
    permission,
    icon: ClockIcon,
    run: (ids) => update(ids, { published_at: new Date(now()).toISOString() }),
    done: words.publishDone,
  },
  {
    id: 'unpublish',
    label: words.unpublish,
    permission,
    icon: EditIcon,
    run: (ids) => update(ids, { published_at: null }),
    done: words.unpublishDone,
  },
  {
    id: 'free',
    label: words.makeFree,
    permission,
    run: (ids) => update(ids, { charge: 0 }),
    done: words.madeFree,
  },
  {
    id: 'charge',
    label: words.makePaid,
    permission,
    choices: usualCharges.map((charge) => ({ value: String(charge), label: words.chargeOf(charge) })),
    run: (ids, choice) => update(ids, { charge: Number(choice) }),
    done: words.madePaid,
  },
];
