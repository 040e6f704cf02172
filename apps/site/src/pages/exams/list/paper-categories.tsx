import type { PaperList } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths, type PaperListPlace } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as chipStyles from '../../archetypes/chips.css.ts';
import { papersStrings } from './papers.strings.ts';

interface PaperCategoriesProps {
  chosen: Pick<PaperListPlace, 'cid1' | 'cid2'>;
  list: PaperList;
}

/** The categories, and those under the chosen one; a choice begins at the first page again. */
export function PaperCategories({ chosen: { cid1, cid2 }, list }: PaperCategoriesProps) {
  const strings = useStrings(papersStrings);
  if (list.categories.length === 0) return null;
  const under = cid1 === undefined ? [] : (list.category_children[String(cid1)] ?? []);
  return (
    <Stack gap={12}>
      <nav aria-label={strings.category} className={chipStyles.chips}>
        <Chip href={paths.papers()} isCurrent={cid1 === undefined} name={strings.all} />
        {list.categories.map(({ id, name }) => (
          <Chip key={id} href={paths.papers({ cid1: id })} isCurrent={cid1 === id} name={name} />
        ))}
      </nav>
      {under.length > 0 && (
        <nav aria-label={strings.under} className={chipStyles.chips}>
          <Chip href={paths.papers({ cid1 })} isCurrent={cid2 === undefined} name={strings.all} />
          {under.map(({ id, name }) => (
            <Chip key={id} href={paths.papers({ cid1, cid2: id })} isCurrent={cid2 === id} name={name} />
          ))}
        </nav>
      )}
    </Stack>
  );
}

const Chip = ({ href, isCurrent, name }: { href: string; isCurrent: boolean; name: string }) => (
  <Link to={href} aria-current={isCurrent ? 'page' : undefined} className={chipStyles.chip}>
    {name}
  </Link>
);
