import { createLazyModule, useLazyModuleOrRetry } from '@shuyuan/ui/lazy-module';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { CommentBoxProps } from '../comment-box/comment-box.props.ts';
import { useHost } from '../host/host-context.tsx';
import { embedStrings } from './embed.strings.ts';

const lazyBox = createLazyModule(() => import('../comment-box/comment-box.tsx'));

/** Comments inside another widget, fetched when they are first shown; what does not come is told in their place. */
export function LazyComments(props: CommentBoxProps) {
  const { locale } = useHost();
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazyBox);
  const { broken, again } = embedStrings[locale];
  if (module) return <module.CommentBox {...props} />;
  if (!hasFailed) return null;
  return (
    <p role="alert">
      {broken}{' '}
      <NativeButton size="small" onPress={retry}>
        {again}
      </NativeButton>
    </p>
  );
}
