import { renderToString } from 'react-dom/server';
import { PartnerApp } from './partner-app.tsx';
import { specimens } from './specimens.tsx';
import { UiProvider } from '@shuyuan/ui/provider';

/** The whole page's markup, as a partner's server would send it. */
export const renderApp = () => renderToString(<PartnerApp isRendered />);

/** Markup of each specimen by itself. */
export const renderSpecimens = () =>
  Object.fromEntries(
    Object.entries(specimens).map(([name, { draw }]) => [
      name,
      renderToString(<UiProvider locale="zh-CN">{draw()}</UiProvider>),
    ]),
  );
