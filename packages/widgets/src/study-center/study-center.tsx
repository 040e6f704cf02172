import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import { SignedOut } from '../signed-out/signed-out.tsx';
import type { StudyAround } from './study-around.ts';
import type { StudyCenterProps } from './study-center.props.ts';
import { studyCenterStrings } from './study-center.strings.ts';
import { StudyCenterView } from './study-center.view.tsx';
import { useStudyCenter } from './use-study-center.ts';

/** What a person reads, has bought and has set aside, and the way back into it. Needs a `HostProvider`. */
export function StudyCenter(props: StudyCenterProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...studyCenterStrings[locale], ...props.strings };
    return <SignedOut component="study-center" strings={strings} />;
  }
  return <OwnStudyCenter key={`${userId}/${locale}`} {...props} />;
}

function OwnStudyCenter(props: StudyCenterProps) {
  const { strings: own, getArticleHref, onBrowse, level = 2 } = props;
  const { locale } = useHost();
  const root = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...studyCenterStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useStudyCenter(props, strings, root);
  const around = useMemo<StudyAround>(
    () => ({
      actions,
      strings,
      locale,
      level,
      ...(getArticleHref && { getArticleHref }),
      ...(onBrowse && { onBrowse }),
    }),
    [actions, strings, locale, level, getArticleHref, onBrowse],
  );
  return <StudyCenterView state={state} around={around} rootRef={root} />;
}
