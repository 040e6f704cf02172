import sharp from 'sharp';
import { QuotaReached, type ObjectStore } from '../../blobs/object-store.ts';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import type { CloudVideo } from './cloud-video.ts';
import { encodeAddress, encodeAuth } from './upload-credentials.ts';

export interface LocalPicturesDeps {
  clock: Clock;
  objects: ObjectStore;
  /** Address of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
}

/** What is taken in of one picture. */
const maxBytes = 256 * 1024;

/** Pixels. Higher than a telephone's screen that was recorded upright. */
const largest = { width: 640, height: 1600 };

const contentType = 'image/jpeg';

/** How long an address of a picture is good, in seconds. */
const showSeconds = 1800;

/** Where browsers put it, for as long as their credentials are good; what lies there is never shown. */
const sentKey = (videoId: string) => `pictures/sent/${videoId}`;
/** Where only this server puts it. */
const keptKey = (videoId: string) => `pictures/kept/${videoId}`;

interface LocalPictures {
  create: CloudVideo['createPicture'];
  keep: CloudVideo['keepPicture'];
  path: CloudVideo['picture'];
  /** Keeps a picture of our own. */
  put: (db: Database, videoId: string, picture: Uint8Array) => Promise<void>;
  remove: (videoId: string) => Promise<void>;
}

/** First pictures of videos, in our own store. Browsers draw them: this server decodes no film. */
export function createLocalPictures({ clock, objects, publicUrl }: LocalPicturesDeps): LocalPictures {
  return {
    async create({ videoId, userId }) {
      const key = sentKey(videoId);
      const now = clock.now();
      const access = await objects.lend({ key, userId, maxBytes, contentType, now }).catch(nullWhenFull);
      return (
        access && {
          videoId,
          uploadAuth: encodeAuth(access, now),
          uploadAddress: encodeAddress({ Endpoint: publicUrl, Bucket: objects.bucket, FileName: key }),
          isOwnStore: true,
        }
      );
    },
    async keep(videoId) {
      const sent = await objects.head(sentKey(videoId));
      if (!sent) return false;
      const picture = await redrawn(await objects.read(sentKey(videoId), 0, sent.bytes));
      if (picture) await objects.put(keptKey(videoId), picture, contentType);
      await objects.remove(sentKey(videoId));
      return picture !== null;
    },
    put: (db, videoId, picture) => objects.put(keptKey(videoId), picture, contentType, db),
    path: (videoId) => objects.signedPath(keptKey(videoId), showSeconds, clock.now()),
    async remove(videoId) {
      await objects.remove(sentKey(videoId));
      await objects.remove(keptKey(videoId));
    },
  };
}

/** The picture and nothing else that its file may hold; null when it is none, or another one than was asked for. */
async function redrawn(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  try {
    const sent = sharp(bytes, { failOn: 'error', limitInputPixels: largest.width * largest.height });
    const { format, width, height } = await sent.metadata();
    if (format !== 'jpeg' || width > largest.width || height > largest.height) return null;
    return await sent.jpeg({ quality: 80 }).toBuffer();
  } catch {
    // Whatever it is, the decoder does not take it for a picture.
    return null;
  }
}

function nullWhenFull(error: unknown): null {
  if (error instanceof QuotaReached) return null;
  throw error;
}
