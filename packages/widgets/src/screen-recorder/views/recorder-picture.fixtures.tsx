import { useUi } from '@shuyuan/ui/provider';
import type { ReactNode } from 'react';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { screenRecorderStrings } from '../screen-recorder.strings.ts';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import { stillActions } from './recorder-states.fixtures.ts';
import type { RecorderViewContext, RecorderViewProps } from './recorder-view.props.ts';
import { recorderViewStrings } from './recorder-views.strings.ts';
import { RecorderView } from './recorder.view.tsx';

/** What the parts need, in the language of the story. */
export const contextIn = (locale: 'zh-CN' | 'en'): RecorderViewContext => ({
  actions: stillActions,
  strings: recorderViewStrings[locale],
  words: screenRecorderStrings[locale],
  locale,
});

export interface RecorderPictureProps extends Partial<Omit<RecorderViewProps, 'state'>> {
  state: ScreenRecorderState;
}

/** The recorder over a page of the academy. */
export function RecorderPicture({ state, ...rest }: RecorderPictureProps) {
  const { locale } = useUi();
  return (
    <HostProvider host={createTestHost({ locale })}>
      <PageBelow />
      <RecorderView state={state} actions={stillActions} locale={locale} canTrim={false} {...rest} />
    </HostProvider>
  );
}

function PageBelow() {
  return (
    <main style={{ maxInlineSize: 640, marginInline: 'auto', color: 'var(--sy-color-body)' }}>
      <h1
        style={{
          fontFamily: 'var(--sy-font-reading)',
          fontSize: 28,
          lineHeight: '38px',
          color: 'var(--sy-color-strong)',
        }}
      >
        怎样读一本难读的书
      </h1>
      {[
        '读书须是虚心切己。虚心，方能得圣贤意；切己，则圣贤之言不为虚说。',
        '凡读书，须有次序。且如一章三句，先理会上一句，待通透；次理会第二句、第三句，待分晓；然后将全章反复紬绎玩味。',
        '读书之法，先要熟读。须是正看背看，左看右看。看得是了，未可便说道是，更须反复玩味。',
      ].map((words) => (
        <p key={words} style={{ font: '16px/28px var(--sy-font-text)', marginBlock: 16 }}>
          {words}
        </p>
      ))}
    </main>
  );
}

/** A sheet without the dialog around it, for grids. */
export function SheetPicture({ width, children }: { width: number; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        textAutospace: 'normal',
        inlineSize: width,
        overflow: 'hidden',
        background: 'var(--sy-color-raised)',
        border: '1px solid var(--sy-color-line)',
        borderRadius: 'var(--sy-radius-dialog)',
      }}
    >
      {children}
    </div>
  );
}
