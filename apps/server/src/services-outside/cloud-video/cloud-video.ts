import type { Database } from '../../db/database.ts';

/** The video cloud: takes uploads in from browsers, and plays them. */
export interface CloudVideo {
  /** Whether videos lie in the store of this server. */
  isOwnStore: boolean;
  /** Credentials for one person to upload one video; null when they have no room left. */
  createUpload: (upload: NewCloudUpload) => Promise<UploadCredentials | null>;
  /** The same leave anew; null when the cloud knows no such upload. */
  refreshUpload: (videoId: string) => Promise<UploadCredentials | null>;
  /** What the cloud has of it. May take seconds: never call it within a transaction. */
  inspect: (videoId: string) => Promise<VideoInspection>;
  /** Where it plays for the next half hour, and its first picture; empty where there is none yet. */
  play: (videoId: string) => Promise<{ url: string; thumb: string }>;
  /** Credentials to upload its first picture; null in a cloud that draws its own, and when the person has no room left. */
  createPicture: (video: { videoId: string; userId: number }) => Promise<UploadCredentials | null>;
  /** Keeps the picture that was uploaded, as `picture` finds it. False when nothing has come, or none: that is taken away. */
  keepPicture: (videoId: string) => Promise<boolean>;
  /** Where the picture that was kept is seen for the next half hour; empty in a cloud that draws its own. */
  picture: (videoId: string) => string;
  /** It is the school's from now on: it counts in nobody's room, and stays when the account of who sent it goes. */
  adopt: (db: Database, videoId: string) => Promise<void>;
  /** With its picture. Nothing happens when there is none. */
  remove: (videoId: string) => Promise<void>;
  /** Puts a film of our own in, with its picture, and answers its id; null in a cloud that takes only what browsers send. */
  place: (db: Database, video: PlacedVideo) => Promise<string | null>;
}

export interface NewCloudUpload {
  userId: number;
  title: string;
  /** With its extension. */
  fileName: string;
  /** Bytes; null when the caller does not say. */
  size: number | null;
}

export interface PlacedVideo {
  userId: number;
  /** With its extension. */
  fileName: string;
  bytes: Uint8Array;
  /** Its first picture, a JPEG; null where there is none yet. */
  picture: Uint8Array | null;
}

/** In the cloud's own form; see the contract of uploads. */
export interface UploadCredentials {
  videoId: string;
  uploadAuth: string;
  uploadAddress: string;
  isOwnStore: boolean;
}

export type VideoInspection =
  /** Not uploaded, or not completely. */
  | { status: 'missing' }
  /** The cloud is still at work. */
  | { status: 'processing' }
  | {
      status: 'ready';
      seconds: number;
      bytes: number;
      mimeType: string;
      /** Pixels as it is shown, where the cloud says. */
      width?: number | null;
      height?: number | null;
    }
  /** It is no video. The cloud has taken it away. */
  | { status: 'refused' };
