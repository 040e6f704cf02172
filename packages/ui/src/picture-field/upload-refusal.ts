/** Rejection of an upload whose message is shown to the person. An upload that rejects with anything else has the general words. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
}
