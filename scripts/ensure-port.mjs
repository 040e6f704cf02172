// Looks whether the server will be able to listen, before anything is installed, built or started. Runs with nothing installed.
import { once } from 'node:events';
import { createServer } from 'node:net';

const portOf = (text) => (/^\d+$/.test(text) ? Number(text) : 4173);

/** Whether another program listens there. Without a host: on either address of `localhost`. */
export async function isPortTaken(port, host) {
  if (port === 0) return false;
  for (const address of host ? [host] : ['127.0.0.1', '::1']) {
    const probe = createServer();
    try {
      await once(probe.listen({ port, host: address, exclusive: true }), 'listening');
      await once(probe.close(), 'close');
    } catch (error) {
      // Everything else is for the server to explain.
      if (error.code === 'EADDRINUSE') return true;
    }
  }
  return false;
}

/** Ends the process with one line when the port is taken. */
export async function ensurePort(environment = process.env) {
  const port = portOf((environment['PORT'] ?? '').trim());
  if (!(await isPortTaken(port, (environment['HOST'] ?? '').trim()))) return;
  console.error(`Port ${port} is in use. Set PORT to another one.`);
  process.exit(1);
}
