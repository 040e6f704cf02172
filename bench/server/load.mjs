// The load: a fixed number of requests over a fixed number of connections, in a process of its own.
import { Agent, get } from 'node:http';

process.on('message', async ({ origin, paths, headers = {}, readers = false, connections, requests }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let bytes = 0;
  let next = 0;
  async function work() {
    while (next < requests) {
      const index = next++;
      const from = readers ? { 'x-forwarded-for': addressOf(readers + index) } : {};
      const started = performance.now();
      const size = await ask(origin + paths[index % paths.length], {
        agent,
        headers: { ...headers, ...from },
      });
      bytes += size;
      times.push(performance.now() - started);
    }
  }
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, work));
    const seconds = (performance.now() - started) / 1000;
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    process.send({ seconds, bytes: bytes / requests, p50: at(0.5), p99: at(0.99) });
  } catch (error) {
    process.send({ error: String(error) });
  }
  agent.destroy();
});
process.on('disconnect', () => process.exit());

/** A network of its own for each number. */
const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

function ask(url, options) {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(size) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}
