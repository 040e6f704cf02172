import { createLazyModule } from '@shuyuan/ui/lazy-module';
import type { CommentBoxProps } from '../comment-box/comment-box.props.ts';
import { LazyPart } from './lazy-part.tsx';

const lazyBox = createLazyModule(() => import('../comment-box/comment-box.tsx'));

/** Comments inside another widget, fetched when they are first shown; what does not come is told in their place. */
export const LazyComments = (props: CommentBoxProps) => (
  <LazyPart lazy={lazyBox}>{({ CommentBox }) => <CommentBox {...props} />}</LazyPart>
);
