import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { ArticleIcon, LockIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import type { KeyboardEvent } from 'react';
import { useArticleEditor } from './article-editor.context.ts';
import * as styles from './article-editor.css.ts';
import { HeadView } from './head.view.tsx';
import { NoticesView } from './notices.view.tsx';
import { OutlineView } from './outline.view.tsx';
import { PanelView } from './panel.view.tsx';
import { PreviewView } from './preview.view.tsx';
import { WritingView } from './writing.view.tsx';

/** A picture of an article that is being written, with what surrounds it. */
export function ArticleEditorView() {
  const { state, strings, actions, rootRef } = useArticleEditor();
  const isReady = state.article.status === 'ready';
  const handleKey = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave || !isReady) return;
    event.preventDefault();
    void actions.save();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for all that stands in it; the button does the same
    <section
      ref={rootRef}
      data-component="article-editor"
      data-state={state.article.status}
      aria-label={strings.title}
      className={styles.editor}
      onKeyDown={handleKey}
    >
      {isReady ? <Ready /> : <NotReady />}
      <LiveRegion message={state.announcement.text} announcementId={state.announcement.id} />
    </section>
  );
}

function Ready() {
  const { state } = useArticleEditor();
  return (
    <>
      <HeadView />
      <NoticesView />
      <div className={styles.columns}>
        <OutlineView />
        <WritingView />
        <PanelView />
      </div>
      {state.preview !== null && <PreviewView reader={state.preview} />}
    </>
  );
}

function NotReady() {
  const { state, strings, actions, props } = useArticleEditor();
  const { article } = state;
  const back = props.onBack && <NativeButton onPress={props.onBack}>{strings.back}</NativeButton>;
  switch (article.status) {
    case 'loading':
    case 'ready':
      return (
        <div aria-busy="true" className={styles.waiting}>
          <LiveRegion message={strings.loading} />
          <Skeleton>
            <SkeletonText size="display" lines={1} />
            <SkeletonText size="reading" lines={12} />
          </Skeleton>
        </div>
      );
    case 'missing':
      return (
        <EmptyState
          icon={<ArticleIcon size="large" />}
          title={strings.missing}
          description={strings.missingHint}
          action={back}
        />
      );
    case 'forbidden':
      return (
        <EmptyState
          icon={<LockIcon size="large" />}
          title={strings.forbidden}
          description={strings.forbiddenHint}
          action={back}
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={strings.failed}
          description={article.isOffline ? strings.offlineHint : strings.failedHint}
          isRetrying={article.isRetrying}
          onRetry={actions.retry}
          action={back}
        />
      );
  }
}
