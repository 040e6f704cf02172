// Calls of a running server one after the other, each beside the smallest route there is.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectionTo } from '../../apps/server/src/embedded-postgres/server-process.ts';
import { readPostmaster } from '../../apps/server/src/embedded-postgres/postmaster.ts';
import { median } from '../lib.mjs';

/** The token of an account of the demonstration. */
export async function signIn(server, mobile) {
  const response = await fetch(`${server.url}/api/v2/login/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password: 'shuyuan-demo' }),
  });
  const { data, message } = await response.json();
  if (!data?.token) throw new Error(`Nobody is signed in: ${message}`);
  return data.token;
}

/** Milliseconds of a call. */
async function timeOf(url, token, body) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const begun = performance.now();
  const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  const { code, message } = await response.json();
  if (code !== 0) throw new Error(`${url}: ${message}`);
  return performance.now() - begun;
}

/** Prints the median of each row, which is a name, a token or null, a path, and a body where it is a POST. */
export async function printTimes(server, rows, { times, only, person }) {
  const postmaster = readPostmaster(join(server.dataFolder, 'postgres'));
  const port = Number(new URL(server.url).port) + 1;
  const floor = fork(join(import.meta.dirname, 'floor.mjs'), {
    env: {
      ...process.env,
      PORT: String(port),
      FLOOR_DATABASE: JSON.stringify({ ...connectionTo(postmaster), database: 'shuyuan' }),
    },
  });
  try {
    await once(floor, 'message');
    console.log(`\n${'call'.padEnd(28)}  ms (floor)     times`);
    for (const [name, token, path, body] of rows) {
      if (only && !only.includes(name)) continue;
      await timeOf(server.url + path, token, body);
      const samples = [];
      for (let time = 0; time < times; time += 1)
        samples.push({
          floor: await timeOf(`http://127.0.0.1:${port}/floor/${person}`, null),
          ours: await timeOf(server.url + path, token, body),
        });
      const ours = median(samples.map((sample) => sample.ours));
      const least = median(samples.map((sample) => sample.floor));
      const figures = `${name.padEnd(28)}  ${ours.toFixed(1)} (${least.toFixed(1)})`;
      console.log(figures.padEnd(46) + (ours / least).toFixed(1));
    }
  } finally {
    floor.disconnect();
  }
}
