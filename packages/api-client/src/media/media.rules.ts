/** What the media library takes in: bytes of one file by the way it comes, and characters of its title. */
export const mediaLimits = {
  /** Of a picture. */
  pictureBytes: 10 * 2 ** 20,
  /** In one request. What is larger goes in parts. */
  fileBytes: 20 * 2 ** 20,
  videoBytes: 100 * 2 ** 20,
  /** In parts. */
  partsBytes: 2 * 2 ** 30,
  title: 120,
  fileName: 255,
  folderName: 30,
  /** Folders within folders, the top one counted. */
  folderDepth: 3,
} as const;

/** Widths in pixels that a picture is drawn in beside its own, the address's `w`. */
export const mediaWidths = [320, 640, 1280] as const;
