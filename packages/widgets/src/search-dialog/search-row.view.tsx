import type { SearchResult, SearchType } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Highlight } from '@shuyuan/ui/highlight';
import {
  ArticleIcon,
  BookIcon,
  CategoryIcon,
  CommentIcon,
  FileIcon,
  LessonIcon,
  OrderIcon,
  StudyIcon,
  UserIcon,
  type Icon,
} from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { formatCount } from '@shuyuan/ui/count-text';
import type { Locale } from '../host/widget-host.ts';
import type { SearchDialogStrings } from './search-dialog.strings.ts';
import * as styles from './search-results.css.ts';
import { rowIdOf, type SearchContext } from './search-context.ts';

export interface SearchRowProps {
  row: SearchResult;
  /** Enter opens it. */
  isActive: boolean;
  /** False while another answer is out: it is there to be read. */
  isChoosable: boolean;
  /** Says what it is, where rows of several kinds stand together. */
  showsKind: boolean;
  context: SearchContext;
}

/** Instead of a missing picture. */
const icons: Record<SearchType, Icon> = {
  article: ArticleIcon,
  anthology: BookIcon,
  video: LessonIcon,
  vod: StudyIcon,
  combo: FileIcon,
  problem: CommentIcon,
  teacher: UserIcon,
  paper: OrderIcon,
  course_category: CategoryIcon,
  article_category: CategoryIcon,
  problem_category: CategoryIcon,
  exam_category: CategoryIcon,
};

/** Text below the title of a row: its snippet, or the number of things in a category. */
function Snippet({ row, context: { strings, locale } }: Pick<SearchRowProps, 'row' | 'context'>) {
  if (row.snippet !== '') return <Highlight ranges={row.snippet_marks}>{row.snippet}</Highlight>;
  return heldText(row, strings, locale) ?? strings.noSnippet;
}

/** Amount of a teacher's courses or of the content of a category; null for content. */
function heldText(
  { resource_type: type, count }: SearchResult,
  strings: SearchDialogStrings,
  locale: Locale,
) {
  const words = strings.held[type];
  return words && count !== null ? words(formatCount(count, locale)) : null;
}

/** One result. Its words are plain text; the server says by numbers which of them match. */
export function SearchRow(props: SearchRowProps) {
  const { row, isActive, isChoosable, showsKind, context } = props;
  const { strings, actions, id, locale } = context;
  const Fallback = icons[row.resource_type];
  const held = row.snippet === '' ? null : heldText(row, strings, locale);
  // A match in the name of its category, teacher or tags, which neither title nor snippet shows.
  const badges = held === null ? row.labels.slice(0, 1) : [held];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, as the pattern has it
    <li
      id={rowIdOf(id, row.id)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      aria-selected={isActive}
      aria-disabled={!isChoosable || undefined}
      data-part="row"
      data-type={row.resource_type}
      className={styles.row}
      // A press leaves the focus where the keys are.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => actions.onOpen(row)}
    >
      <div className={styles.picture}>
        {row.resource_type === 'teacher' ? (
          <div className={styles.face}>
            <Avatar name={row.title} src={row.thumb} />
          </div>
        ) : (
          <Image
            src={row.thumb}
            alt=""
            // The covers of anthologies are upright.
            fit={row.resource_type === 'anthology' ? 'contain' : 'cover'}
            fallback={<Fallback size="large" />}
          />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.heading}>
          <span data-part="title" className={styles.title}>
            <Highlight ranges={row.title_marks}>{row.title}</Highlight>
          </span>
          <span className={styles.kind}>
            {badges.map((text) => (
              <Badge key={text}>{text}</Badge>
            ))}
            {showsKind && (
              <span data-part="kind">
                <Badge>{strings.tab[row.resource_type]}</Badge>
              </span>
            )}
          </span>
        </div>
        <div data-part="snippet" className={styles.snippet}>
          <Snippet row={row} context={context} />
        </div>
      </div>
    </li>
  );
}
