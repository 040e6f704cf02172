import { RichText } from '@shuyuan/ui/rich-text';
import { useHost } from '../host/host-context.tsx';

/** Sanitised here: hand it in as the server sent it. */
export interface PostTextProps {
  /** HTML of a post. */
  html: string;
}

/** What a post says. Whom it mentions leads to their page, through the host. Needs a `HostProvider`. */
export function PostText({ html }: PostTextProps) {
  const host = useHost();
  return <RichText html={html} pictures="own" onPerson={(id) => host.navigate({ kind: 'user', id })} />;
}
