import type { ArticleDetail, StudyApi } from '@shuyuan/api-client';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../widget/use-store-state.ts';
import { readingPlaceStrings, type ReadingPlaceStrings } from './reading-place.strings.ts';
import { createReadingPlaceStore } from './reading-place.store.ts';
import { createReadingText } from './reading-text.browser.ts';
import { ResumeOfferView } from './resume-offer.view.tsx';

/** The place is measured in whole per cent of the text's height, and recorded only where `canRead`. */
export interface ReadingPlaceProps {
  study: Pick<StudyApi, 'record'>;
  articleId: number;
  /** Where the person was last, as the article says it; null for visitors. */
  kept: Pick<NonNullable<ArticleDetail['study']>, 'place'> | null;
  /** Who may not read it all has no place in it. */
  canRead: boolean;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ReadingPlaceStrings>;
  /** The text. It scrolls with the page itself. */
  children: ReactNode;
}

/**
 * Around the text of an article: keeps how far the signed-in reader has come, and offers to go on from there the next
 * time. Needs a `HostProvider`.
 */
export function ReadingPlace({ children, ...props }: ReadingPlaceProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  const text = useRef<HTMLDivElement>(null);
  const { articleId, kept, canRead } = props;
  return (
    <div data-component="reading-place">
      {userId !== null && kept && canRead && (
        <OwnPlace key={`${userId}/${articleId}/${locale}`} {...props} kept={kept} text={text} />
      )}
      <div ref={text}>{children}</div>
    </div>
  );
}

interface OwnPlaceProps extends Omit<ReadingPlaceProps, 'children'> {
  kept: NonNullable<ReadingPlaceProps['kept']>;
  text: RefObject<HTMLElement | null>;
}

function OwnPlace({ study, articleId, kept, text, strings: own }: OwnPlaceProps) {
  const host = useHost();
  const offer = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...readingPlaceStrings[host.locale], ...own }), [host.locale, own]);
  const [store] = useState(() => createReadingPlaceStore({ study, host, articleId, kept: kept.place }));
  const state = useStoreState(store);
  // After the page has been scrolled to where it was left: who comes back to their place is offered none.
  useEffect(
    () => (text.current ? store.start(createReadingText(text.current, () => offer.current)) : undefined),
    [store, text],
  );
  if (state.offer === null) return null;
  return (
    <ResumeOfferView
      rootRef={offer}
      place={state.offer}
      strings={strings}
      onResume={store.resume}
      onDismiss={store.dismiss}
    />
  );
}
