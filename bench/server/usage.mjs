// Loaded into a measured process before all else: whoever connects to the socket is told what the process has used so far.
import { createServer } from 'node:net';

const path = process.env['BENCH_USAGE_SOCKET'];
// A process that the measured one starts inherits the setting and must not take its place.
delete process.env['BENCH_USAGE_SOCKET'];
if (path !== undefined) {
  const server = createServer((socket) => {
    const { user, system } = process.cpuUsage();
    socket.on('error', () => {});
    socket.end(JSON.stringify({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss / 2 ** 20 }));
  });
  server.listen(path);
  server.unref();
}
