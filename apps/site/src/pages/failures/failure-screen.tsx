import { Heading, Inline, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { paths } from '../../paths/paths.ts';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import * as styles from './failure-screen.css.ts';
import { failureStrings, type FailureKind } from './failures.strings.ts';

export interface FailureScreenProps {
  kind: FailureKind;
  /** Stands in the place of another page, whose title it replaces. */
  isInPlace?: boolean;
  /** Words in place of those of the kind. */
  title?: string;
  text?: string;
  /** Further ways on, below the buttons. */
  children?: ReactNode;
}

/** What happened, and the ways on. */
export function FailureScreen({ kind, isInPlace = false, children, ...own }: FailureScreenProps) {
  const { page } = useSite();
  const strings = useStrings(failureStrings);
  const { sign, title, text } = { ...strings.kinds[kind], ...own };
  const canReload = kind !== 'not-found' && kind !== 'not-allowed' && kind !== 'closed';
  usePageReady({ title: isInPlace ? title : undefined });
  return (
    <div data-component="failure-screen" className={styles.screen}>
      <div className={styles.sign} aria-hidden="true">
        {sign}
      </div>
      <Heading level={1} font="reading" align="center">
        {title}
      </Heading>
      <Text size="reading" tone="muted" align="center">
        {text}
      </Text>
      <Inline gap={12} justify="center">
        {canReload && (
          <NativeButton tone="action" size="large" onPress={page.reload}>
            {strings.reload}
          </NativeButton>
        )}
        <LinkButton tone={canReload ? 'neutral' : 'action'} size="large" href={paths.home()}>
          {strings.home}
        </LinkButton>
        {!canReload && (
          <LinkButton size="large" href={paths.articles()}>
            {strings.articles}
          </LinkButton>
        )}
      </Inline>
      {children}
    </div>
  );
}
