import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { preparedFolder } from './testing/prepared-folder.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('what stands in the way', () => {
  const refusal = async (dataFolder: string, env: Record<string, string>) => {
    const server = spawnServer(dataFolder, { env });
    const { code } = await server.ended;
    const lines = server
      .output()
      .trim()
      .split('\n')
      .filter((line) => !line.endsWith('…'));
    return { code, lines };
  };

  it('is a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const folder = temporaryFolder();
    expect(await refusal(folder, { PORT: port })).toEqual({
      code: 1,
      lines: [`Port ${port} is in use. Set PORT to another one.`],
    });
    // Told before anything was done.
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is a port in use at the other address of localhost', async () => {
    const other = createServer().listen(0, '::1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    expect(await refusal(temporaryFolder(), { PORT: port })).toEqual({
      code: 1,
      lines: [`Port ${port} is in use. Set PORT to another one.`],
    });
  });

  it('is a data folder in use', async () => {
    const folder = preparedFolder();
    const first = spawnServer(folder);
    const address = await first.opened;
    expect(await refusal(folder, {})).toEqual({
      code: 1,
      lines: [
        `The data folder ${folder} is in use by process ${first.child.pid}. Stop that one, or set DATA_DIR.`,
      ],
    });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('is a data folder that cannot be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { code, lines } = await refusal(join(file, 'data'), {});
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Set DATA_DIR.`],
    });
  });

  it.each([
    ['no address at all', 'shuyuan:hunter2', 'DATABASE_URL is not an address of the form'],
    [
      'a port where nothing listens',
      'postgres://me:hunter2@127.0.0.1:1/shuyuan',
      'The database me@127.0.0.1:1/shuyuan cannot be reached: nothing listens there.',
    ],
    [
      'an unknown host',
      'postgres://me:hunter2@no.such.host.invalid/shuyuan',
      'there is no host of that name.',
    ],
  ])('is a DATABASE_URL that is %s', async (_, DATABASE_URL, complaint) => {
    const { code, lines } = await refusal(temporaryFolder(), { DATABASE_URL });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(complaint);
    expect(lines[0]).not.toContain('hunter2');
  });

  it.each([
    ['PORT', 'high'],
    ['HOST', '203.0.113.1'],
  ])('is %s=%s', async (name, value) => {
    const { code, lines } = await refusal(temporaryFolder(), { [name]: value });
    expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 });
    expect(lines[0]).toContain(`${name} is ${value}`);
  });
});
