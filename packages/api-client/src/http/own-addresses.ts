/** Addresses that the server writes as a path of its own, in the attributes of an HTML text. */
const pathsInHtml = /(\s(?:src|href)=")\/(?!\/)/g;

/** Where the server keeps files that people have put there, and what they have recorded. */
const storedFile = /^\/(blobs|media|shuyuan-media)\//;

/**
 * Makes whole addresses of the paths in an answer, when the server is not the page's own: there they would lead to the
 * page's server.
 */
export const withOwnAddresses = (answer: unknown, baseUrl: string) =>
  baseUrl === '' ? answer : whole(answer, baseUrl);

function whole(value: unknown, baseUrl: string): unknown {
  if (typeof value === 'string')
    return storedFile.test(value) ? baseUrl + value : value.replace(pathsInHtml, `$1${baseUrl}/`);
  if (Array.isArray(value)) return value.map((item) => whole(item, baseUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner, baseUrl)]));
}
