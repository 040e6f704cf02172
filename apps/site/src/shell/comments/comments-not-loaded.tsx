import { NativeButton } from '@shuyuan/ui/native-button';
import { useStrings } from '../../stores/site-context.tsx';
import { shellStrings } from '../shell.strings.ts';
import * as styles from './comments-not-loaded.css.ts';

export interface CommentsNotLoadedProps {
  /** The site has been renewed: only a reload brings them. */
  isOutdated?: boolean;
  /** What did not come. @default 'comments' */
  of?: 'comments' | 'reviews';
  /** Asks for them again, or loads the page anew. */
  onRetry: () => void;
}

/** In place of comments or reviews whose code did not come. */
export function CommentsNotLoaded({ isOutdated = false, of = 'comments', onRetry }: CommentsNotLoadedProps) {
  const { notLoaded, tryAgain, outdated, reload } = useStrings(shellStrings);
  return (
    <p role="alert" className={styles.notice}>
      {isOutdated ? outdated : notLoaded[of]}
      <NativeButton size="small" onPress={onRetry}>
        {isOutdated ? reload : tryAgain}
      </NativeButton>
    </p>
  );
}
