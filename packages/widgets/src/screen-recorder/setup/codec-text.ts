const names: readonly [RegExp, string][] = [
  [/\bvp0?9/, 'VP9'],
  [/\bvp0?8/, 'VP8'],
  [/\bav0?1\b/, 'AV1'],
  [/\b(?:avc\d|h264)/, 'H.264'],
  [/\b(?:hvc1|hev1)/, 'H.265'],
  [/\bopus/, 'Opus'],
  [/\bmp4a/, 'AAC'],
];

/** A MIME type as people call it: `MP4, VP9, Opus`. */
export function codecText(mimeType: string): string {
  const type = mimeType.toLowerCase();
  const container = /^video\/(mp4|webm)/.exec(type)?.[1];
  const codecs = names.filter(([pattern]) => pattern.test(type)).map(([, name]) => name);
  const parts = [...(container ? [container === 'mp4' ? 'MP4' : 'WebM'] : []), ...codecs];
  return parts.join(' · ') || mimeType;
}
