import { useHost } from '../host/host-context.tsx';
import { CommentBoxProvider } from './comment-box.context.ts';
import type { CommentBoxProps } from './comment-box.props.ts';
import { CommentBoxView } from './comment-box.view.tsx';
import { useThread } from './use-thread.ts';

/** The comments of one thing: read by everyone, written by whoever is signed in. Needs a `HostProvider`. */
export function CommentBox(props: CommentBoxProps) {
  const { type, id } = props.target;
  const { locale } = useHost();
  return <Thread key={`${type}/${id}/${props.name ?? ''}/${locale}`} {...props} />;
}

const standardSizes = [10, 20, 50, 100];

function Thread(props: CommentBoxProps) {
  const { pageSizes = standardSizes } = props;
  const { state, context, boxRef } = useThread(props);
  return (
    <CommentBoxProvider value={context}>
      <CommentBoxView state={state} pageSizes={pageSizes} boxRef={boxRef} />
    </CommentBoxProvider>
  );
}
