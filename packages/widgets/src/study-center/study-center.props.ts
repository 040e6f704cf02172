import type { StudyApi } from '@shuyuan/api-client';
import type { StudyPlace } from './study-center.state.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';

export interface StudyCenterProps {
  /** The study calls of a client. */
  study: Pick<StudyApi, 'articles' | 'collect' | 'release'>;
  /**
   * The address of an article: the ways to it are then links, to be opened in a tab. Without it the host is asked to
   * navigate. Keep the function between renders.
   */
  getArticleHref?: (id: number) => string;
  /**
   * Where the page's address leads to, and where somebody stands when `onPlace` keeps it there. The study center itself
   * reads no address. @default the first page of what is being read
   */
  place?: StudyPlace;
  /** Somebody has chosen another scene, or has turned to a page that is there. */
  onPlace?: (place: StudyPlace) => void;
  /** Somebody with an empty shelf wants to find something to read. Without it there is no button for it. */
  onBrowse?: () => void;
  /** The articles are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading: 1 where the study center is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<StudyCenterStrings>;
}
