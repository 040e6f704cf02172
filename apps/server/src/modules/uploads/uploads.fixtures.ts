import {
  makeFilm,
  type Container,
  type FilmOptions,
} from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { clientOf, type TestServer } from '../../testing/index.ts';
import type { Person } from '../session/people.fixtures.ts';

/** What base64 of JSON holds. */
export const opened = (encoded: string) =>
  JSON.parse(Buffer.from(encoded, 'base64').toString()) as Record<string, string>;

/** Uploads bytes as a person would, past the store's own door, and answers the video's id. */
export async function uploadBytes(
  server: TestServer,
  person: Person,
  bytes: Uint8Array,
  filename = '2026-11-22-录制.mp4',
): Promise<string> {
  const credentials = await clientOf(server, person).uploads.create({
    title: '录制',
    filename,
    size: bytes.length,
  });
  await server.objects.put(opened(credentials.upload_address)['FileName'] ?? '', bytes, 'video/mp4');
  return credentials.video_id;
}

/** Likewise, a film. */
export async function uploadFilm(
  server: TestServer,
  person: Person,
  options: FilmOptions = {},
  container: Container = 'webm',
): Promise<string> {
  return uploadBytes(server, person, await makeFilm(container, options));
}
