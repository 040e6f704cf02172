import { isLoopbackAddress, isLoopbackHost } from './pages/loopback.ts';

export interface Openness {
  /** Where the server listens; undefined is the loopback. */
  host?: string;
  /** The address that visitors type. */
  publicUrl: string;
}

/** Whether the settings say that visitors come from other machines. */
export function isOpenToOthers({ host, publicUrl }: Openness): boolean {
  return (host !== undefined && !isLoopbackAddress(host)) || !isLoopbackHost(new URL(publicUrl).host);
}
