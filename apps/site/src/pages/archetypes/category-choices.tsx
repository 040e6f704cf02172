import { useStrings } from '../../stores/site-context.tsx';
import { categoryChoicesStrings } from './category-choices.strings.ts';
import { Choices } from './choices.tsx';

interface Category {
  id: number;
  name: string;
}

/** A category and those under it. */
export type CategoryTree = Category & { children: readonly Category[] };

export interface CategoryChoicesProps {
  categories: readonly CategoryTree[];
  /** The category, of either level, that the list is narrowed to. */
  current: number | undefined;
  addressOf: (category: number | undefined) => string;
}

/** A row of categories, and one of those under the chosen one. */
export function CategoryChoices({ categories, current, addressOf }: CategoryChoicesProps) {
  const words = useStrings(categoryChoicesStrings);
  const parent = categories.find(
    ({ id, children }) => id === current || children.some((child) => child.id === current),
  );
  return (
    <>
      <Choices
        label={words.category}
        choices={[
          { name: words.all, href: addressOf(undefined), isCurrent: current === undefined },
          ...categories.map(({ id, name }) => ({ name, href: addressOf(id), isCurrent: parent?.id === id })),
        ]}
      />
      {parent && parent.children.length > 0 && (
        <Choices
          label={words.under}
          choices={[
            { name: words.all, href: addressOf(parent.id), isCurrent: current === parent.id },
            ...parent.children.map(({ id, name }) => ({
              name,
              href: addressOf(id),
              isCurrent: current === id,
            })),
          ]}
        />
      )}
    </>
  );
}
