import type { StudyScene } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { BookIcon, MarkIcon, OrderIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { ShelfView } from '../shelf/shelf.view.tsx';
import { ArticleRowView } from './article-row.view.tsx';
import { ArticlesSkeleton } from './articles-skeleton.view.tsx';
import type { StudyAround } from './study-around.ts';
import { pageSize, type StudyCenterState } from './study-center.state.ts';

interface ArticlesViewProps {
  state: StudyCenterState;
  around: StudyAround;
}

/** The articles of the chosen scene. */
export function ArticlesView({ state, around }: ArticlesViewProps) {
  const { place, shelf, putBack } = state;
  const { strings, actions, locale } = around;
  return (
    <ShelfView
      shelf={shelf}
      pageSize={pageSize}
      strings={strings}
      locale={locale}
      actions={actions}
      keyOf={({ article }) => article.id}
      skeleton={<ArticlesSkeleton label={strings.loading} />}
      nothing={<Nothing scene={place.scene} around={around} />}
    >
      {(row, index, at) => (
        <ArticleRowView
          row={row}
          scene={place.scene}
          at={at}
          isPutBack={putBack.includes(row.article.id)}
          isPriority={index < 4}
          around={around}
        />
      )}
    </ShelfView>
  );
}

const pictures: Record<StudyScene, ReactNode> = {
  learning: <BookIcon size="large" />,
  subscribed: <OrderIcon size="large" />,
  collected: <MarkIcon size="large" />,
};

function Nothing({ scene, around: { strings, onBrowse } }: { scene: StudyScene; around: StudyAround }) {
  const { title, hint } = strings.empty[scene];
  return (
    <EmptyState
      icon={pictures[scene]}
      title={title}
      description={hint}
      action={
        onBrowse && (
          <NativeButton tone="action" onPress={onBrowse}>
            {strings.browse}
          </NativeButton>
        )
      }
    />
  );
}
