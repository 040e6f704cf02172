import type { UploadLeave } from '../../services-outside/cloud-video/cloud-video.ts';

/** Leave to upload, in the words of the contract. */
export function leaveAnswer({ videoId, uploadAuth, uploadAddress, isOwnStore }: UploadLeave) {
  return {
    upload_auth: uploadAuth,
    upload_address: uploadAddress,
    video_id: videoId,
    ...(isOwnStore ? { is_own_store: true } : {}),
  };
}
