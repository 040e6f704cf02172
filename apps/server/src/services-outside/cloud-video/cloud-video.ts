/** The video cloud: takes uploads in from browsers, and plays them. */
export interface CloudVideo {
  /** Leave for one person to upload one video. */
  createUpload: (upload: NewCloudUpload) => Promise<UploadLeave>;
  /** The same leave anew; null when the cloud knows no such upload. */
  refreshUpload: (videoId: string) => Promise<UploadLeave | null>;
  /** What the cloud has of it. */
  inspect: (videoId: string) => Promise<VideoInspection>;
  /** Where it plays for the next half hour, and its first picture; empty where there is none yet. */
  play: (videoId: string) => Promise<{ url: string; thumb: string }>;
  /** Nothing happens when there is none. */
  remove: (videoId: string) => Promise<void>;
}

export interface NewCloudUpload {
  userId: number;
  title: string;
  /** With its extension. */
  fileName: string;
  /** Bytes; null when the caller does not say. */
  size: number | null;
}

/** In the cloud's own form; see the contract of uploads. */
export interface UploadLeave {
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
  | { status: 'ready'; seconds: number; bytes: number; mimeType: string }
  /** It is no video. */
  | { status: 'refused' };
