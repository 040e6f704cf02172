import { obeyTrimOrder } from './obey-trim-order.ts';
import type { TrimNews, TrimOrder } from './trim-messages.ts';

interface Scope {
  postMessage: (news: TrimNews) => void;
  onmessage: ((event: MessageEvent<TrimOrder>) => void) | null;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => void obeyTrimOrder(data, (news) => scope.postMessage(news));
