import { useState, type ReactNode } from 'react';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useResource, type Resource } from '../../shell/use-resource.ts';
import { useSession } from '../../stores/site-context.tsx';
import { FailureScreen } from '../failures/failure-screen.tsx';

export interface DetailPageProps<Data> {
  /** Of what the address names; null for an address that names nothing. */
  id: number | null;
  /** Names what is loaded, apart from its id. */
  question: string;
  load: (id: number, signal: AbortSignal) => Promise<Data>;
  titleOf: (data: Data) => string;
  /** How often it was changed on this page: it is brought anew, and what was there stays meanwhile. @default 0 */
  version?: number;
  /** Who signs in is answered with something else, and it is loaded anew. @default true */
  isPersonal?: boolean;
  /** What may be shown while it is loaded anew. @default nothing */
  shownOf?: (resource: Resource<Data>) => Data | null;
  children: (resource: Resource<Data>, id: number) => ReactNode;
}

/** A page about one thing, by the id in its address: its title, and that there is no such thing. */
export function DetailPage<Data>({ id, ...props }: DetailPageProps<Data>) {
  return id === null ? (
    <FailureScreen isInPlace kind="not-found" />
  ) : (
    <Detail key={`${props.question} ${id}`} id={id} {...props} />
  );
}

const answered = <Data,>(resource: Resource<Data>) => (resource.status === 'ready' ? resource.data : null);

function Detail<Data>(props: DetailPageProps<Data> & { id: number }) {
  const { id, question, load, titleOf, version = 0, isPersonal = true, shownOf = answered, children } = props;
  const sessionNumber = useSession((state) => (isPersonal ? state.sessionNumber : 0));
  const asked = `${question} ${id} ${sessionNumber}`;
  const resource = useKeptShown(
    asked,
    useResource(`${asked} ${version}`, (signal) => load(id, signal)),
  );
  const isFailed = resource.status === 'failed';
  const isMissing = isFailed && resource.error.code === 404;
  const shown = shownOf(resource);
  usePageReady({
    isReady: (shown !== null || isFailed) && !isMissing,
    title: shown === null ? undefined : titleOf(shown),
  });
  return isMissing ? <FailureScreen isInPlace kind="not-found" /> : children(resource, id);
}

/** What was there stays while the same is brought anew: somebody may be writing below it. */
function useKeptShown<Data>(asked: string, resource: Resource<Data>): Resource<Data> {
  const [kept, setKept] = useState<{ asked: string; data: Data } | null>(null);
  if (resource.status === 'ready' && kept?.data !== resource.data) setKept({ asked, data: resource.data });
  return resource.status === 'loading' && kept?.asked === asked
    ? { status: 'ready', data: kept.data }
    : resource;
}
