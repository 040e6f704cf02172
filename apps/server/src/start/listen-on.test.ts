import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closeGracefully } from '../http/closing.ts';
import { isOpen } from '../testing/is-open.ts';
import { listenOn } from './listen-on.ts';

/** Open on both loopbacks, with an answer that waits. */
async function openApp() {
  const app = fastify();
  onTestFinished(() => app.close());
  closeGracefully(app);
  const answer = Promise.withResolvers<string>();
  const asked = vi.fn<() => Promise<string>>(() => answer.promise);
  app.get('/', asked);
  return { app, port: await listenOn(app, 0), asked, answer };
}

it('ends with what came by ::1 answered too, and takes nothing new there', async () => {
  const { app, port, asked, answer } = await openApp();
  const fetched = fetch(`http://[::1]:${port}/`);
  await expect.poll(() => asked).toHaveBeenCalled();
  const closed = vi.fn<() => void>();
  const closing = app.close().then(closed);
  await expect.poll(() => isOpen(port, '::1')).toBe(false);
  expect(closed).not.toHaveBeenCalled();
  answer.resolve('late');
  expect(await (await fetched).text()).toBe('late');
  await closing;
});

it('lets go of connections by ::1 on which nothing is asked', async () => {
  const { app, port } = await openApp();
  const socket = connect(port, '::1');
  await once(socket, 'connect');
  const cut = once(socket.resume(), 'close');
  await app.close();
  expect(await cut).toEqual([false]);
});
