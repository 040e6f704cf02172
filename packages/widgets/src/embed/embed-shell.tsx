import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import { LightUiProvider } from '@shuyuan/ui/provider';
import { ThemeRoot, type Density, type ThemeName } from '@shuyuan/ui/theme';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { HostProvider } from '../host/host-context.tsx';
import type { WidgetHost } from '../host/widget-host.ts';
import { EmbedBoundary } from './embed-boundary.tsx';
import type { EmbeddedProps, EmbeddedWidget } from './embedded-widget.ts';
import { readChoice, readRich } from './given.ts';
import { createNoticeBoard } from './notice-board.ts';

export interface EmbedShellProps extends EmbeddedProps {
  widget: EmbeddedWidget;
  /** Where dialogs and notices are drawn: inside the same root. */
  overlays: HTMLElement;
}

const fetchBoard = async () => (await withinCodeLimit(import('./notice-region.tsx'))).createBoard();

const themes: readonly ThemeName[] = ['light', 'dark', 'auto'];
const densities: readonly Density[] = ['comfortable', 'compact'];

/** Everything between a root and its widget: language, theme, host, notices, and what stands there when it breaks. */
export function EmbedShell({ widget, overlays, ...props }: EmbedShellProps) {
  const { given, school, emit } = props;
  const [notices] = useState(() => createNoticeBoard(fetchBoard));
  const board = useSyncExternalStore(notices.subscribe, notices.board);
  const own = readRich<WidgetHost>(given, 'host');
  const host = useMemo(
    () => own ?? hostFor(props, notices.notify),
    // oxlint-disable-next-line react/exhaustive-deps -- `given` is another object with every word of the page
    [own, school, emit, notices],
  );
  const theme = readChoice(given, 'theme', themes);
  const density = readChoice(given, 'density', densities);
  const Widget = widget.component;
  return (
    <LightUiProvider locale={school.locale} portalContainer={overlays}>
      <HostProvider host={host}>
        <ThemeRoot {...(theme && { theme })} {...(density && { density })}>
          <EmbedBoundary locale={school.locale} onBroken={(error) => emit('broken', { error })}>
            <Widget {...props} />
          </EmbedBoundary>
        </ThemeRoot>
      </HostProvider>
      {board && <board.Region />}
    </LightUiProvider>
  );
}

/** The school's host as one element has it: the page hears first, and may take care itself. */
function hostFor({ school, emit }: EmbeddedProps, show: WidgetHost['notify']): WidgetHost {
  const { host, session } = school;
  return {
    ...host,
    notify: (tone, text, manner) =>
      void (emit('notice', { tone, text, isHeard: manner?.isHeard === true }) && show(tone, text, manner)),
    navigate: (place) =>
      void (emit('navigate', { place, href: school.hrefOf(place) }) && host.navigate(place)),
    session: {
      ...session,
      requestLogin(mode, intent) {
        if (emit('login-required', { mode, intent: intent?.kind })) session.requestLogin(mode, intent);
        else session.keepIntent(intent);
      },
    },
  };
}
