import type { SearchResult, SearchType } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { Highlight } from '@shuyuan/ui/highlight';
import {
  ArticleIcon,
  BookIcon,
  CommentIcon,
  FileIcon,
  LessonIcon,
  StudyIcon,
  type Icon,
} from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
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
};

/** One result. Its words are plain text; the server says by numbers which of them match. */
export function SearchRow(props: SearchRowProps) {
  const { row, isActive, isChoosable, showsKind, context } = props;
  const { strings, actions, id } = context;
  const Fallback = icons[row.resource_type];
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
        <Image
          src={row.thumb}
          alt=""
          // The covers of anthologies are upright.
          fit={row.resource_type === 'anthology' ? 'contain' : 'cover'}
          fallback={<Fallback size="large" />}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.heading}>
          <span data-part="title" className={styles.title}>
            <Highlight ranges={row.title_marks}>{row.title}</Highlight>
          </span>
          {showsKind && (
            <span data-part="kind" className={styles.kind}>
              <Badge>{strings.tab[row.resource_type]}</Badge>
            </span>
          )}
        </div>
        <div data-part="snippet" className={styles.snippet}>
          {row.snippet === '' ? (
            strings.noSnippet
          ) : (
            <Highlight ranges={row.snippet_marks}>{row.snippet}</Highlight>
          )}
        </div>
      </div>
    </li>
  );
}
