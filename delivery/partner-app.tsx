import { UiProvider } from '@shuyuan/ui/provider';
import { ThemeRoot } from '@shuyuan/ui/theme';
import { specimens } from './specimens.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A place of fixed size that no element selector of a host page means. */
      'specimen-cell': HTMLAttributes<HTMLElement> & { key?: string; 'data-specimen'?: string };
    }
  }
}

/** What a partner's page shows of ours: every specimen in a cell of its own. */
export function PartnerApp({ isRendered = false }: { isRendered?: boolean }) {
  return (
    <UiProvider locale="zh-CN">
      <ThemeRoot theme="light">
        {Object.entries(specimens).map(([name, { draw, lateBecause }]) => (
          <specimen-cell key={name} data-specimen={name}>
            {isRendered && lateBecause ? null : draw()}
          </specimen-cell>
        ))}
      </ThemeRoot>
    </UiProvider>
  );
}
