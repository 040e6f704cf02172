import { createProblemsApi } from '@shuyuan/api-client/community';
import { Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { SearchField } from '@shuyuan/ui/search-field';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSizes } from '../../../paths/list-size.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemItem, ProblemSkeleton } from '../problem-item.tsx';
import * as styles from '../problem.css.ts';
import { AskingTips } from './asking-tips.tsx';
import { listStrings } from './list.strings.ts';
import { problemPlaceOf, problemScenes, readProblemQuery, type ProblemQuery } from './problem-query.ts';

/** Problems by scene, category and words, which the address carries. */
export default function ProblemListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const query = readProblemQuery(useSearchParams()[0]);
  const { page, size, scene, category, keywords } = query;
  const isWhole = scene === 'default' && category === undefined && keywords === '';
  return (
    <ListPage
      words={words}
      question={`problems ${page} ${size} ${scene} ${category ?? ''} ${keywords}`}
      load={(signal) =>
        problems.list(
          {
            page,
            size,
            scene,
            ...(category !== undefined && { category_id: category }),
            ...(keywords !== '' && { keywords }),
          },
          { signal },
        )
      }
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => paths.problems(problemPlaceOf({ ...query, ...to }))}
      sizes={listSizes}
      renderFilters={(list) => <Filters query={query} categories={list?.categories ?? []} />}
      wholeAddress={isWhole ? null : paths.problems()}
      wayOn={{ href: paths.askProblem(), label: words.ask }}
      aside={<AskingTips />}
      className={styles.rows}
      skeleton={{ count: 6, row: <ProblemSkeleton /> }}
    >
      {(problem) => <ProblemItem key={problem.id} problem={problem} />}
    </ListPage>
  );
}

interface FiltersProps {
  query: ProblemQuery;
  categories: readonly { id: number; name: string }[];
}

function Filters({ query, categories }: FiltersProps) {
  const words = useStrings(listStrings);
  const { navigate } = useSite();
  const to = (part: Partial<ProblemQuery>) => paths.problems(problemPlaceOf({ ...query, page: 1, ...part }));
  return (
    <Stack gap={12}>
      <div className={styles.ways}>
        <SearchField
          key={query.keywords}
          label={words.keywords}
          isLabelHidden
          placeholder={words.keywords}
          defaultValue={query.keywords}
          onSearch={(keywords) => navigate(to({ keywords: keywords.trim() }))}
          onClear={() => navigate(to({ keywords: '' }))}
        />
        <span className={styles.apart}>
          <LinkButton href={paths.askProblem()} tone="action">
            {words.ask}
          </LinkButton>
        </span>
      </div>
      <Choices
        label={words.scene}
        choices={problemScenes.map((scene) => ({
          name: words.scenes[scene],
          href: to({ scene }),
          isCurrent: query.scene === scene,
        }))}
      />
      <Choices
        label={words.category}
        choices={[
          { name: words.all, href: to({ category: undefined }), isCurrent: query.category === undefined },
          ...categories.map(({ id, name }) => ({
            name,
            href: to({ category: id }),
            isCurrent: query.category === id,
          })),
        ]}
      />
    </Stack>
  );
}
