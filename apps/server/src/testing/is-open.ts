import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a port takes connections. */
export async function isOpen(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
