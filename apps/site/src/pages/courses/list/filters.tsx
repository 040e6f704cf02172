import type { CourseList } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { CategoryChoices } from '../../archetypes/category-choices.tsx';
import { Choices, type Choice } from '../../archetypes/choices.tsx';
import { courseWords } from '../course-words.strings.ts';
import { placeOf, type CourseListQuery } from './course-query.ts';
import { listStrings } from './list.strings.ts';

interface FiltersProps {
  query: CourseListQuery;
  categories: CourseList['categories'];
  professions: CourseList['professions'];
}

/** What the list can be narrowed to, each a link of its own; a choice begins at the first page again. */
export function Filters({ query, categories, professions }: FiltersProps) {
  const strings = useStrings(listStrings);
  const words = useStrings(courseWords);
  const to = (part: Partial<CourseListQuery>) => paths.courses(placeOf({ ...query, page: 1, ...part }));
  const choice = (name: string, part: Partial<CourseListQuery>, isCurrent: boolean): Choice => ({
    name,
    href: to(part),
    isCurrent,
  });
  const prices = (['free', 'paid', 'member'] as const).map((price) =>
    choice(strings.prices[price], { price }, query.price === price),
  );
  const levels = ([1, 2, 3, 4] as const).map((level) =>
    choice(words.levels[level], { level }, query.level === level),
  );
  const sorts = (['newest', 'recommended', 'popular', 'cheapest'] as const).map((sort) =>
    choice(strings.sorts[sort], { sort }, query.sort === sort),
  );
  return (
    <Stack gap={12}>
      <CategoryChoices
        categories={categories}
        current={query.category}
        addressOf={(category) => to({ category })}
      />
      {professions.length > 0 && (
        <Choices
          label={strings.profession}
          choices={[
            choice(strings.all, { profession: undefined }, query.profession === undefined),
            ...professions.map(({ id, name }) => choice(name, { profession: id }, query.profession === id)),
          ]}
        />
      )}
      <Choices
        label={strings.level}
        choices={[choice(strings.all, { level: undefined }, query.level === undefined), ...levels]}
      />
      <Choices
        label={strings.price}
        choices={[choice(strings.all, { price: undefined }, query.price === undefined), ...prices]}
      />
      <Choices label={strings.sort} choices={sorts} />
    </Stack>
  );
}
