import { Stack } from '@shuyuan/ui/layout';
import { useStrings } from '../../stores/site-context.tsx';
import { Choices, type Choice } from './choices.tsx';
import { sceneFiltersStrings } from './scene-filters.strings.ts';
import type { SceneQuery } from './scene-query.ts';

interface Category {
  id: number;
  name: string;
}

export interface SceneFiltersProps {
  query: SceneQuery;
  categories: readonly (Category & { children: readonly Category[] })[];
  addressOf: (query: SceneQuery) => string;
}

/** Two levels of categories and the scenes, each a link of its own; a choice begins at the first page again. */
export function SceneFilters({ query, categories, addressOf }: SceneFiltersProps) {
  const words = useStrings(sceneFiltersStrings);
  const parent = categories.find(
    ({ id, children }) => id === query.category || children.some((child) => child.id === query.category),
  );
  const choice = (name: string, part: Partial<SceneQuery>, isCurrent: boolean): Choice => ({
    name,
    href: addressOf({ ...query, page: 1, ...part }),
    isCurrent,
  });
  const scenes = (['all', 'free', 'popular'] as const).map((scene) =>
    choice(words.scenes[scene], { scene }, query.scene === scene),
  );
  return (
    <Stack gap={12}>
      <Choices
        label={words.category}
        choices={[
          choice(words.all, { category: undefined }, query.category === undefined),
          ...categories.map(({ id, name }) => choice(name, { category: id }, parent?.id === id)),
        ]}
      />
      {parent && parent.children.length > 0 && (
        <Choices
          label={words.under}
          choices={[
            choice(words.all, { category: parent.id }, query.category === parent.id),
            ...parent.children.map(({ id, name }) => choice(name, { category: id }, query.category === id)),
          ]}
        />
      )}
      <Choices label={words.scene} choices={scenes} />
    </Stack>
  );
}
