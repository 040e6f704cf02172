import type { PaperList } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import type { PaperListPlace } from '../../../paths/exam-paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as chipStyles from '../../archetypes/chips.css.ts';
import { papersStrings } from './papers.strings.ts';

interface PaperCategoriesProps {
  chosen: Pick<PaperListPlace, 'cid1' | 'cid2'>;
  list: Pick<PaperList, 'categories' | 'category_children'>;
  /** The address of a list that is narrowed to a category. */
  addressOf: (place: PaperListPlace) => string;
}

/** The categories, and those under the chosen one; a choice begins at the first page again. */
export function PaperCategories({ chosen: { cid1, cid2 }, list, addressOf }: PaperCategoriesProps) {
  const strings = useStrings(papersStrings);
  if (list.categories.length === 0) return null;
  const under = cid1 === undefined ? [] : (list.category_children[String(cid1)] ?? []);
  return (
    <Stack gap={12}>
      <nav aria-label={strings.category} className={chipStyles.chips}>
        <Chip href={addressOf({})} isCurrent={cid1 === undefined} name={strings.all} />
        {list.categories.map(({ id, name }) => (
          <Chip key={id} href={addressOf({ cid1: id })} isCurrent={cid1 === id} name={name} />
        ))}
      </nav>
      {under.length > 0 && (
        <nav aria-label={strings.under} className={chipStyles.chips}>
          <Chip href={addressOf({ cid1 })} isCurrent={cid2 === undefined} name={strings.all} />
          {under.map(({ id, name }) => (
            <Chip key={id} href={addressOf({ cid1, cid2: id })} isCurrent={cid2 === id} name={name} />
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
