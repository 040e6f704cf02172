import { Stack } from '@shuyuan/ui/layout';
import { useStrings } from '../../stores/site-context.tsx';
import { CategoryChoices, type CategoryTree } from './category-choices.tsx';
import { Choices } from './choices.tsx';
import { sceneFiltersStrings } from './scene-filters.strings.ts';
import type { SceneQuery } from './scene-query.ts';

export interface SceneFiltersProps {
  query: SceneQuery;
  categories: readonly CategoryTree[];
  addressOf: (query: SceneQuery) => string;
}

/** Two levels of categories and the scenes, each a link of its own; a choice begins at the first page again. */
export function SceneFilters({ query, categories, addressOf }: SceneFiltersProps) {
  const words = useStrings(sceneFiltersStrings);
  const to = (part: Partial<SceneQuery>) => addressOf({ ...query, page: 1, ...part });
  return (
    <Stack gap={12}>
      <CategoryChoices
        categories={categories}
        current={query.category}
        addressOf={(category) => to({ category })}
      />
      <Choices
        label={words.scene}
        choices={(['all', 'free', 'popular'] as const).map((scene) => ({
          name: words.scenes[scene],
          href: to({ scene }),
          isCurrent: query.scene === scene,
        }))}
      />
    </Stack>
  );
}
