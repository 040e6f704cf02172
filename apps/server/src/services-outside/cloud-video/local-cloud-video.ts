import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { QuotaReached, type ObjectStore } from '../../blobs/object-store.ts';
import type { Clock } from '../../calendar/clock.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { localVideos } from '../../db/schema.ts';
import type { CloudVideo, UploadCredentials, VideoInspection } from './cloud-video.ts';
import { localCloudVideoStrings as strings } from './local-cloud-video.strings.ts';
import { createLocalPictures } from './local-pictures.ts';
import type { ProbedVideo } from './probe/probe-messages.ts';
import { probeInTurn } from './probe/probe-in-turn.ts';
import { ProbeTookTooLong } from './probe/probe-video.ts';
import { encodeAddress, encodeAuth } from './upload-credentials.ts';
import { contentTypeOf } from './video-types.ts';

export interface LocalCloudVideoDeps {
  db: Database;
  clock: Clock;
  objects: ObjectStore;
  /** Address of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
}

type LocalVideo = typeof localVideos.$inferSelect;

/** How long an address of a film is good, in seconds. */
const playSeconds = 1800;

/** What is taken in when nobody says how much will come. */
const unknownBytes = 2 ** 30;

const keyOf = (videoId: string) => `videos/${videoId}`;

/** A video cloud over our own store. It changes no file: what browsers record, browsers play. */
export function createLocalCloudVideo({ db, clock, objects, publicUrl }: LocalCloudVideoDeps): CloudVideo {
  const probe = probeInTurn(2);
  const pictures = createLocalPictures({ clock, objects, publicUrl });

  async function credentialsOf(video: LocalVideo): Promise<UploadCredentials> {
    const { videoId, userId, maxBytes, contentType } = video;
    const key = keyOf(videoId);
    const now = clock.now();
    const access = await objects.lend({ key, userId, maxBytes, contentType, now });
    return {
      videoId,
      uploadAuth: encodeAuth(access, now),
      uploadAddress: encodeAddress({ Endpoint: publicUrl, Bucket: objects.bucket, FileName: key }),
      isOwnStore: true,
    };
  }

  async function inspect(videoId: string): Promise<VideoInspection> {
    const video = await find(db, videoId);
    const object = video && (await objects.head(keyOf(videoId)));
    if (!object) return { status: 'missing' };
    const { bytes } = object;
    const known = knownOf(video);
    if (known) return { status: 'ready', ...known, bytes };
    const read = (start: number, end: number) => objects.read(keyOf(videoId), start, end);
    try {
      const found = await probe({ bytes, read });
      if (found) await keepFound(videoId, found);
      else await remove(videoId);
      return found ? { status: 'ready', ...found, bytes } : { status: 'refused' };
    } catch (error) {
      // It may still be fine: nothing is taken away.
      if (error instanceof ProbeTookTooLong) throw new Problem(1, strings.busy);
      // Somebody else has looked at the same time, and has taken it away.
      if (!(await objects.head(keyOf(videoId)))) return { status: 'missing' };
      throw error;
    }
  }

  /** A recording is uploaded under the name of an mp4, and some browsers play it only as what it truly is. */
  async function keepFound(videoId: string, found: ProbedVideo) {
    const [contentType = found.mimeType] = found.mimeType.split(';', 1);
    await objects.setContentType(keyOf(videoId), contentType);
    await db.update(localVideos).set(found).where(eq(localVideos.videoId, videoId));
  }

  async function remove(videoId: string) {
    await pictures.remove(videoId);
    await objects.remove(keyOf(videoId));
    await db.delete(localVideos).where(eq(localVideos.videoId, videoId));
  }

  return {
    isOwnStore: true,
    async createUpload({ userId, fileName, size }) {
      const video = newVideo(userId, fileName, size ?? unknownBytes, clock.now());
      const credentials = await credentialsOf(video).catch((error: unknown) => {
        if (!(error instanceof QuotaReached)) throw error;
        // Who does not say how much will come gets what is left.
        if (size !== null || error.left === 0) return null;
        video.maxBytes = error.left;
        return credentialsOf(video);
      });
      if (credentials) await db.insert(localVideos).values(video);
      return credentials;
    },
    async refreshUpload(videoId) {
      const video = await find(db, videoId);
      return video ? credentialsOf(video).catch(nullWhenFull) : null;
    },
    inspect,
    play: async (videoId) => ({
      url: objects.signedPath(keyOf(videoId), playSeconds, clock.now()),
      thumb: '',
    }),
    createPicture: pictures.create,
    keepPicture: pictures.keep,
    picture: pictures.path,
    adopt: (tx, videoId) => objects.adopt(keyOf(videoId), tx),
    remove,
    async place(tx, { userId, fileName, bytes, picture }) {
      const video = newVideo(userId, fileName, bytes.length, clock.now());
      await objects.put(keyOf(video.videoId), bytes, video.contentType, tx);
      if (picture) await pictures.put(tx, video.videoId, picture);
      await tx.insert(localVideos).values(video);
      return video.videoId;
    },
  };
}

/** Its id can't be guessed. */
function newVideo(userId: number, fileName: string, maxBytes: number, createdAt: Date): LocalVideo {
  const videoId = randomBytes(16).toString('hex');
  const contentType = contentTypeOf(fileName);
  const unknown = { seconds: null, mimeType: null, width: null, height: null };
  return { videoId, userId, maxBytes, contentType, ...unknown, createdAt };
}

/** What was found when somebody looked; null while nobody has. */
const knownOf = ({ seconds, mimeType, width, height }: LocalVideo) =>
  seconds === null || mimeType === null ? null : { seconds, mimeType, width, height };

async function find(db: Database, videoId: string): Promise<LocalVideo | undefined> {
  const [video] = await db.select().from(localVideos).where(eq(localVideos.videoId, videoId));
  return video;
}

function nullWhenFull(error: unknown): null {
  if (error instanceof QuotaReached) return null;
  throw error;
}
