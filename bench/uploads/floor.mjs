// The least that a server can do with a body: write it to the disk, and say so when it is there.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder] = process.argv.slice(2);

const server = createServer(async (request, response) => {
  await pipeline(request, createWriteStream(join(folder, 'floor'), { flush: true, highWaterMark: 2 ** 20 }));
  response.end();
});

server.listen(0, 'localhost', () => process.send(server.address().port));
