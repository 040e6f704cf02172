import { NativeButton } from '@shuyuan/ui/native-button';
import { useStrings } from '../../composition/site-context.tsx';
import { shellStrings } from '../shell.strings.ts';
import * as styles from './comments-not-loaded.css.ts';

export interface CommentsNotLoadedProps {
  onRetry: () => void;
}

/** In place of comments whose code did not come. */
export function CommentsNotLoaded({ onRetry }: CommentsNotLoadedProps) {
  const { commentsNotLoaded, tryAgain } = useStrings(shellStrings);
  return (
    <p role="alert" className={styles.notice}>
      {commentsNotLoaded}
      <NativeButton size="small" onPress={onRetry}>
        {tryAgain}
      </NativeButton>
    </p>
  );
}
