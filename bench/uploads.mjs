// An upload by the cloud's own client, in parts of a mebibyte, five at a time, beside one raw PUT of the same bytes to the same server, and
// beside the least that a server can do with them; and what a part costs the sender, the server and the database.
// `npm run bench -- uploads --megabytes 2048` shows that memory stays flat.
import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createObjectStore } from '../apps/server/src/blobs/objects/create-object-store.ts';
import { mebibyte, ossClient } from '../apps/server/src/blobs/routes/oss-client.fixtures.ts';
import { signedHeaders } from '../apps/server/src/blobs/routes/signed-request.fixtures.ts';
import { createPerson } from '../apps/server/src/modules/session/people.fixtures.ts';
import { openDatabase } from '../e2e/open-database.ts';
import { createRunningServer } from '../e2e/running-server.ts';
import { readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { median } from './lib.mjs';
import { timesOr, valueOf } from './options.mjs';
import { childrenOf, usageOf } from './processes.mjs';

const megabytes = Number(valueOf('--megabytes') ?? 256);
const rounds = timesOr(5);
const bytes = megabytes * mebibyte + 12_345;
const clock = { now: () => new Date() };

/** Bytes in which nothing repeats, on the disk; answers their digest. */
async function writeFilm(path) {
  const hash = createHash('sha256');
  async function* noise() {
    for (let left = bytes; left > 0; left -= mebibyte) {
      const chunk = randomBytes(Math.min(left, mebibyte));
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(noise, createWriteStream(path));
  return hash.digest('hex');
}

/** Sends the file as one body. */
async function putWhole(url, path, headers) {
  const sent = httpRequest(url, { method: 'PUT', headers: { ...headers, 'content-length': bytes } });
  const answered = once(sent, 'response');
  await pipeline(createReadStream(path, { highWaterMark: mebibyte }), sent);
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}.`);
}

/** Of a process and its children, those included that have ended. */
const usageOfFamily = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + usageOf(each).cpu + usageOf(each).ofEnded, 0);

async function measure(pid, work) {
  const before = usageOf(pid);
  const [sender, family] = [process.cpuUsage(), database === undefined ? 0 : usageOfFamily(database)];
  let peak = before.memory;
  const watch = setInterval(() => (peak = Math.max(peak, usageOf(pid).memory)), 50);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const after = usageOf(pid);
  const { user, system } = process.cpuUsage(sender);
  return {
    speed: bytes / mebibyte / seconds,
    cpu: after.cpu - before.cpu,
    sender: (user + system) / 1e6,
    database: database === undefined ? 0 : usageOfFamily(database) - family,
    peak,
    before: before.memory,
  };
}

function show(name, samples, floor) {
  const of = (key) => median(samples.map((sample) => sample[key]));
  const ratio = floor === undefined ? '' : ` ${(of('speed') / floor).toFixed(2)}× floor`;
  console.log(
    `${name.padEnd(34)} ${of('speed').toFixed(0).padStart(5)} MiB/s${ratio}, server ${((of('cpu') / bytes) * 2 ** 30).toFixed(2)} CPU-s per GiB, memory ${of('before').toFixed(0)} -> at most ${Math.max(...samples.map(({ peak }) => peak)).toFixed(0)} MiB`,
  );
  return of('speed');
}

/** In milliseconds of processor time. */
function showParts(samples) {
  const of = (key) =>
    ((median(samples.map((sample) => sample[key])) * 1000) / megabytes).toFixed(1).padStart(5);
  console.log(
    `a part of 1 MiB: sender ${of('sender')} ms, server ${of('cpu')} ms, database ${of('database')} ms of processor time`,
  );
}

/** The process over all of the database's. */
let database;
const server = await createRunningServer({
  SEED_DEMO: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  UPLOAD_QUOTA_GB: '1000',
});
const floor = fork(new URL('./uploads/floor.mjs', import.meta.url), [server.dataFolder]);
try {
  const [floorPort] = await once(floor, 'message');
  await server.start();
  const serverPid = childrenOf(process.pid).find(
    (pid) => pid !== floor.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('listen.ts'),
  );
  database = readPostmaster(join(server.dataFolder, 'postgres'))?.pid;
  const { db, close } = openDatabase(server);
  const folder = join(server.dataFolder, 'objects');
  const store = createObjectStore({ db, clock, folder, quota: 2 ** 50 });
  const { id: userId } = await createPerson(db);
  const film = join(server.dataFolder, 'film.mp4');
  const digest = await writeFilm(film);

  const lend = (key) =>
    store.lend({ key, userId, maxBytes: bytes, contentType: 'video/mp4', now: clock.now() });
  const inParts = async (key) => {
    const client = ossClient(server.url, await lend(key));
    await client.multipartUpload(key, film, { partSize: mebibyte, parallel: 5 });
  };
  const atOnce = async (key) =>
    putWhole(
      `${server.url}/shuyuan-media/${key}`,
      film,
      signedHeaders(await lend(key), { method: 'PUT', path: key }, clock.now()),
    );
  const verify = async (key) => {
    const hash = createHash('sha256');
    const { body } = await fetch(server.url + store.signedPath(key, 600, clock.now()));
    await pipeline(body, hash);
    if (hash.digest('hex') !== digest) throw new Error(`${key} is not what was sent.`);
    await store.remove(key);
  };

  const samples = { floor: [], atOnce: [], inParts: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples.floor.push(await measure(floor.pid, () => putWhole(`http://localhost:${floorPort}`, film, {})));
    samples.atOnce.push(await measure(serverPid, () => atOnce(`whole-${round}.mp4`)));
    samples.inParts.push(await measure(serverPid, () => inParts(`parts-${round}.mp4`)));
    await verify(`whole-${round}.mp4`);
    await verify(`parts-${round}.mp4`);
  }
  await close();
  console.log(
    `${megabytes} MiB, median of ${rounds} rounds; each stored film is compared with what was sent`,
  );
  const least = show('floor: one PUT to a bare server', samples.floor);
  show('one PUT to the store', samples.atOnce, least);
  show('ali-oss, parts of 1 MiB, 5 at a time', samples.inParts, least);
  showParts(samples.inParts);
} finally {
  floor.kill();
  await server.remove();
}
