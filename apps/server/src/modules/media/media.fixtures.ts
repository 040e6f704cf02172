import type { Database } from '../../db/database.ts';
import { mediaFiles } from '../../db/schema.ts';
import sharp from 'sharp';
import { createMediaApi, type MediaApi } from '@shuyuan/api-client/manage';
import type { PermissionCode, Reach } from '@shuyuan/api-client/contract';
import { clientOf, type TestServer } from '../../testing/index.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';

/** Somebody with the library's calls. */
export interface Librarian extends Manager {
  media: MediaApi;
}

const withMedia = (server: TestServer, person: Manager): Librarian => ({
  ...person,
  media: createMediaApi(clientOf(server, person).http),
});

/** Somebody who may do everything. */
export const createLibrarian = async (server: TestServer) =>
  withMedia(server, await createAdministrator(server));

/** Somebody who may do this and nothing else. */
export const createHelper = async (server: TestServer, held: Partial<Record<PermissionCode, Reach>>) =>
  withMedia(server, await createManager(server, held));

/** How far one's rights go who looks after what they have uploaded themselves. */
export const ownMedia = {
  media: 'own',
  'media.store': 'own',
  'media.update': 'own',
  'media.delete': 'own',
} as const;

export const plain = (width = 40, height = 30, background = '#0e7a6b') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A file as a page sends it. */
export const fileOf = (bytes: Uint8Array | string, name: string, type = '') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name, { type });

export const pngFile = async (name = 'a.png', width = 40, background = '#0e7a6b') =>
  fileOf(
    await plain(width, Math.round(width * 0.75), background)
      .png()
      .toBuffer(),
    name,
    'image/png',
  );

/** A picture with so much in it that its widths are smaller than itself. */
export async function photoFile(name: string, width: number, height: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return fileOf(await photo.jpeg({ quality: 90 }).toBuffer(), name, 'image/jpeg');
}

/** What a reader gets at an address. */
export const read = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

/** An archive that has entries of these names, all of them empty. */
export function zipOf(...names: string[]): Uint8Array {
  const entry = (name: string) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const listed = (name: string) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...names.map(entry), ...names.map(listed), end]);
}

/** A file of the library that nothing lies behind: a document that is ready unless it says otherwise. */
export async function createMedia(
  db: Database,
  file: Partial<typeof mediaFiles.$inferInsert> = {},
): Promise<number> {
  const place = file.kind === 'video' ? { videoId: 'cloud-1' } : { storageKey: 'media/a' };
  const [row] = await db
    .insert(mediaFiles)
    .values({
      kind: 'file',
      title: '一个文件',
      fileName: '一个文件.pdf',
      contentType: 'application/pdf',
      bytes: 9,
      status: 'ready',
      ...place,
      ...file,
    })
    .returning({ id: mediaFiles.id });
  return row!.id;
}
