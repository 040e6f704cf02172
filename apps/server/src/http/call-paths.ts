import { contract, type Endpoint } from '@shuyuan/api-client/contract';

/** First segments of the paths of all calls: `api`, and `addons` for the calls of the specification's add-ons. */
export const callRoots: ReadonlySet<string> = new Set(
  Object.values(contract as Record<string, Record<string, Endpoint>>)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ path, alsoAt }) => [path, alsoAt ?? []].flat())
    .map(rootOf),
);

/** Whether a URL, as a request carries it, is below one of the roots of the contract's calls. */
export const isCallPath = (url: string): boolean => callRoots.has(rootOf(url));

function rootOf(url: string): string {
  const end = url.indexOf('/', 1);
  return end < 0 ? '' : url.slice(1, end);
}
