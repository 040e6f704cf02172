import * as z from 'zod/mini';
import {
  createAliyunVodApi,
  VodRefusal,
  type AliyunVodApiSettings,
  type AliyunVodDeps,
} from './aliyun-vod-api.ts';
import type { CloudVideo, UploadCredentials, VideoInspection } from './cloud-video.ts';

export interface AliyunVodSettings extends AliyunVodApiSettings {
  /** What is done to each video; Aliyun's default without one. */
  templateGroup?: string;
  /** The bucket that uploads go to; Aliyun's default without one. */
  storage?: string;
  /** Where players load from and uploads go to: what pages may reach. */
  origins: readonly string[];
}

/** How long an address of a film is good, in seconds. */
const playSeconds = 1800;

const credentials = z.object({ UploadAddress: z.string(), UploadAuth: z.string() });
const newCredentials = z.object({ ...credentials.shape, VideoId: z.string() });
const imageCredentials = z.object({ ...credentials.shape, ImageId: z.string(), ImageURL: z.string() });
const videoInfo = z.object({
  Video: z.object({
    Status: z.string(),
    Duration: z._default(z.number(), 0),
    Size: z._default(z.number(), 0),
  }),
});
const playInfo = z.object({
  VideoBase: z.object({ CoverURL: z._default(z.string(), '') }),
  PlayInfoList: z.object({ PlayInfo: z.array(z.object({ PlayURL: z.string() })) }),
});

const statuses: Readonly<Record<string, VideoInspection['status']>> = {
  Uploading: 'missing',
  UploadFail: 'missing',
  UploadSucc: 'processing',
  Transcoding: 'processing',
  Checking: 'processing',
  Normal: 'ready',
  TranscodeFail: 'refused',
  ProduceFail: 'refused',
  Blocked: 'refused',
};

/** Asks for credentials to upload a picture; they cannot be renewed, only asked for again. */
export interface NewCloudImage {
  /** @default 'default' */
  imageType?: 'default' | 'cover';
  title?: string;
  /** @default 'png' */
  imageExt?: 'png' | 'jpg' | 'jpeg' | 'gif';
}

/** The video cloud of Aliyun. Codecs and length are what it finds itself. */
export function createAliyunVod(settings: AliyunVodSettings, deps: AliyunVodDeps) {
  const { call, problemOf } = createAliyunVodApi(settings, deps);
  const { templateGroup: TemplateGroupId, storage: StorageLocation } = settings;

  const ask: typeof call = (action, parameters, answer) =>
    call(action, parameters, answer).catch((error: unknown) => {
      throw problemOf(action, error);
    });

  /** Null when the cloud knows no such video. */
  const find = <Answer extends z.ZodMiniType>(action: string, videoId: string, answer: Answer) =>
    call(action, { VideoId: videoId }, answer).catch((error: unknown) => {
      if (error instanceof VodRefusal && error.code === notFound) return null;
      throw problemOf(action, error);
    });

  const cloud: CloudVideo = {
    isOwnStore: false,
    async createUpload({ title, fileName, size }) {
      const FileSize = size === null ? undefined : String(size);
      const parameters = { Title: title, FileName: fileName, FileSize, TemplateGroupId, StorageLocation };
      const answer = await ask('CreateUploadVideo', parameters, newCredentials);
      return credentialsOf(answer.VideoId, answer);
    },

    async refreshUpload(videoId) {
      const answer = await find('RefreshUploadVideo', videoId, credentials);
      return answer && credentialsOf(videoId, answer);
    },

    async inspect(videoId) {
      const answer = await find('GetVideoInfo', videoId, videoInfo);
      if (!answer) return { status: 'missing' };
      const { Status, Duration, Size } = answer.Video;
      const status = statuses[Status] ?? 'processing';
      if (status === 'refused') await cloud.remove(videoId);
      return status === 'ready'
        ? { status, seconds: Duration, bytes: Size, mimeType: 'video/mp4' }
        : { status };
    },

    async play(videoId) {
      const parameters = { VideoId: videoId, Formats: 'mp4,m3u8', AuthTimeout: String(playSeconds) };
      try {
        const { VideoBase, PlayInfoList } = await call('GetPlayInfo', parameters, playInfo);
        return { url: PlayInfoList.PlayInfo[0]?.PlayURL ?? '', thumb: VideoBase.CoverURL };
      } catch (error) {
        // A film that can't be played shall not take the whole library with it.
        if (!(error instanceof VodRefusal && isNotReady(error.code))) problemOf('GetPlayInfo', error);
        return { url: '', thumb: '' };
      }
    },

    // The cloud takes a picture out of each film by itself, and says where with `play`.
    createPicture: async () => null,
    keepPicture: async () => false,
    picture: () => '',

    // What lies there is the operator's own.
    adopt: async () => {},

    async remove(videoId) {
      try {
        await call('DeleteVideo', { VideoIds: videoId }, z.object({}));
      } catch (error) {
        if (!(error instanceof VodRefusal && error.code === notFound)) throw problemOf('DeleteVideo', error);
      }
    },

    place: async () => null,
  };

  return {
    ...cloud,
    async createUploadImage({ imageType = 'default', title, imageExt = 'png' }: NewCloudImage = {}) {
      const parameters = { ImageType: imageType, Title: title, ImageExt: imageExt, StorageLocation };
      const answer = await ask('CreateUploadImage', parameters, imageCredentials);
      return {
        imageId: answer.ImageId,
        imageUrl: answer.ImageURL,
        uploadAuth: answer.UploadAuth,
        uploadAddress: answer.UploadAddress,
      };
    },
  };
}

const notFound = 'InvalidVideo.NotFound';

const isNotReady = (code: string) => code.startsWith('InvalidVideo.') || code === 'Forbidden.IllegalStatus';

function credentialsOf(
  videoId: string,
  { UploadAuth, UploadAddress }: z.output<typeof credentials>,
): UploadCredentials {
  return { videoId, uploadAuth: UploadAuth, uploadAddress: UploadAddress, isOwnStore: false };
}
