import type { Tag, TagList } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { paths } from '../../paths/paths.ts';
import { useStrings } from '../../stores/site-context.tsx';
import { Choices } from '../archetypes/choices.tsx';
import { placeOf, resourceTypes, type TagPageQuery } from './tag-query.ts';
import { tagStrings } from './tag.strings.ts';

interface TagFiltersProps {
  query: TagPageQuery;
  list: TagList;
}

/** The tags by category, and the types of what carries the chosen one. A choice begins at the first page again. */
export function TagFilters({ query, list }: TagFiltersProps) {
  const words = useStrings(tagStrings);
  const all = { name: words.all, href: paths.tag(), isCurrent: query.id === undefined };
  const toType = (type: TagPageQuery['type']) => paths.tag(placeOf({ ...query, type, page: 1 }));
  const types = resourceTypes.filter((type) => type === query.type || (list.counts[type] ?? 0) > 0);
  return (
    <Stack gap={12}>
      {byCategory(list.tags).map(({ category, tags }, index) => (
        <Choices
          key={category.id}
          label={category.name}
          choices={[
            ...(index === 0 ? [all] : []),
            ...tags.map(({ id, name }) => ({ name, href: paths.tag({ id }), isCurrent: id === query.id })),
          ]}
        />
      ))}
      {types.length > 0 && (
        <Choices
          label={words.type}
          choices={[
            { name: words.all, href: toType(undefined), isCurrent: query.type === undefined },
            ...types.map((type) => ({
              name: words.types[type],
              href: toType(type),
              isCurrent: type === query.type,
            })),
          ]}
        />
      )}
    </Stack>
  );
}

/** The tags come in the order of their categories. */
function byCategory(tags: readonly Tag[]) {
  const groups = new Map<number, { category: Tag['category']; tags: Tag[] }>();
  for (const tag of tags) {
    const group = groups.get(tag.category.id) ?? { category: tag.category, tags: [] };
    group.tags.push(tag);
    groups.set(tag.category.id, group);
  }
  return [...groups.values()];
}
