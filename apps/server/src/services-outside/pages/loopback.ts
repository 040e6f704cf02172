import type { FastifyRequest } from 'fastify';

/** What a proxy adds. Behind one on this machine every visitor would have a loopback address. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a person at this very machine asks: by the address of the socket, through no proxy, and under a name of
 * this machine, so that no page elsewhere can pretend by a name that it lets point here.
 */
export function isLoopbackCaller({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopbackHost(headers.host ?? '') &&
    !proxyHeaders.some((name) => name in headers)
  );
}

/** Whether an address, or the name `localhost`, means this very machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address);
}

/** Whether a `host` or `host:port` names this very machine. */
export function isLoopbackHost(host: string): boolean {
  return /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);
}
