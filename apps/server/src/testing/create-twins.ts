import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import type { Database } from '../db/database.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';
import { cloneTemplate } from './test-database.ts';

export interface Twins {
  servers: readonly [TestServer, TestServer];
  clients: readonly [Client, Client];
  /** By the pool of the first. */
  db: Database;
  close: () => Promise<void>;
}

/** Two servers over one database, as two processes would be. */
export async function createTwins(options: Omit<TestServerOptions, 'database'>): Promise<Twins> {
  const database = await cloneTemplate();
  const objectFolder = options.objectFolder ?? mkdtempSync(join(tmpdir(), 'shuyuan-objects-'));
  const start = () => createTestServer({ ...options, database, objectFolder });
  const servers = [await start(), await start()] as const;
  const clientOf = ({ fetch }: TestServer) => createClient({ baseUrl: '', fetch, checkAnswer });
  return {
    servers,
    clients: [clientOf(servers[0]), clientOf(servers[1])],
    db: servers[0].db,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await database.drop();
      if (options.objectFolder === undefined) rmSync(objectFolder, { recursive: true });
    },
  };
}
