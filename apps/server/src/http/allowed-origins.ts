/** Whether a page of this origin may embed us. */
export type OriginRule = (origin: string | undefined) => boolean;

/** `https://*.example.edu` means every host below, and not the host itself. */
const wildcard = /^(https?:\/\/)\*\.([a-z0-9.-]+(?::\d+)?)$/;

/** Whether a setting is an origin: scheme and host, in small letters, with nothing after it. */
export const isOriginPattern = (text: string) =>
  text === '*' || wildcard.test(text) || (/^https?:[^*]+$/.test(text) && URL.parse(text)?.origin === text);

/** Reads `EMBED_ORIGINS`. Pages without an origin of their own (`null`: files, sandboxed frames) never pass. */
export function allowOrigins(patterns: readonly string[]): OriginRule {
  const rules = patterns.map((pattern): ((origin: string) => boolean) => {
    if (pattern === '*') return () => true;
    const [, scheme = '', host = ''] = wildcard.exec(pattern) ?? [];
    if (host === '') return (origin) => origin === pattern;
    return (origin) => origin.startsWith(scheme) && origin.endsWith(`.${host}`);
  });
  return (origin) => origin !== undefined && origin !== 'null' && rules.some((rule) => rule(origin));
}
