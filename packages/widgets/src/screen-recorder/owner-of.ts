import type { WidgetHost } from '../host/widget-host.ts';

/** Under whose name recordings are kept on this device at this moment. */
export const ownerOf = ({ session }: Pick<WidgetHost, 'session'>) =>
  String(session.current()?.id ?? 'visitor');
