import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalBlobs } from '../blobs/local-blobs.ts';
import { connectDatabase } from '../db/connect.ts';
import { cloneTemplate, createTestServer } from '../testing/index.ts';
import { modulesWith } from '../testing/modules-with.ts';
import type { HealthChecks } from './health.ts';

async function health(checks?: HealthChecks) {
  const server = await createTestServer({ modules: modulesWith({}), server: checks ? { checks } : {} });
  onTestFinished(() => server.close());
  const { statusCode, headers, body } = await server.app.inject('/readyz');
  return { status: statusCode, cache: headers['cache-control'], parts: JSON.parse(body) as unknown };
}

describe('whether the process lives', () => {
  it('is 200 whatever is below it, and asks nothing of it', async () => {
    const check = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('gone')));
    const server = await createTestServer({
      modules: modulesWith({}),
      server: { checks: { database: check } },
    });
    onTestFinished(() => server.close());
    const answer = await server.app.inject('/healthz');
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'no-store',
      { status: 'ok' },
    ]);
    expect(check).not.toHaveBeenCalled();
  });
});

describe('whether it is ready', () => {
  it('is 200 when the database answers and the blob store gives back what was put in', async () => {
    expect(await health()).toEqual({
      status: 200,
      cache: 'no-store',
      parts: { status: 'ok', database: 'ok', blobs: 'ok' },
    });
  });

  it('is 503 when the database is gone', async () => {
    const database = await cloneTemplate();
    const { check, close } = connectDatabase(database.connection, { warn: () => {} });
    onTestFinished(close);
    await check();
    await database.drop();
    expect(await health({ database: check })).toMatchObject({
      status: 503,
      parts: { status: 'failed', database: 'failed' },
    });
  });

  it('is 503 when the blob store cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuyuan-health-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'file'), '');
    const blobs = createLocalBlobs(join(folder, 'file/blobs'));
    expect(await health({ blobs: () => blobs.check() })).toMatchObject({
      status: 503,
      parts: { blobs: 'failed' },
    });
  });

  it('is 503 when a part does not answer at all', async () => {
    expect(await health({ database: () => new Promise(() => {}) })).toMatchObject({ status: 503 });
  });
});
