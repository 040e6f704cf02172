import type { UploadCredentials } from '../../services-outside/cloud-video/cloud-video.ts';

/** Credentials to upload, in the words of the contract. */
export function credentialsAnswer({ videoId, uploadAuth, uploadAddress, isOwnStore }: UploadCredentials) {
  return {
    upload_auth: uploadAuth,
    upload_address: uploadAddress,
    video_id: videoId,
    ...(isOwnStore ? { is_own_store: true } : {}),
  };
}
