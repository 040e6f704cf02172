import type { Message } from '@shuyuan/api-client/community';
import { Badge } from '@shuyuan/ui/badge';
import { Button } from '@shuyuan/ui/button';
import { Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { resourceAddress } from '../../../paths/resource-address.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../people/people.css.ts';
import { messageStrings } from './messages.strings.ts';

/** Where a message leads: who follows leads to their page, all else to what it is about. */
function addressOf({ type, actor, resource }: Message): string | null {
  if (type === 'follow') return actor && paths.user(actor.id);
  return (resource && resourceAddress(resource.type, resource.id)) ?? null;
}

interface MessageRowProps {
  message: Message;
  isPending: boolean;
  onRead: () => void;
}

export function MessageRow({ message, isPending, onRead }: MessageRowProps) {
  const words = useStrings(messageStrings);
  const isReachable = useReachable();
  const { type, actor, actors_count: count, data, read_at: readAt, created_at: at } = message;
  const name = actor?.nick_name ?? words.someone;
  const said = words.said[type](count > 1 ? words.withOthers(name, count) : name);
  const address = addressOf(message);
  const detail = [data['title'], data['excerpt']].filter((part) => part !== undefined && part !== '');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {address !== null && isReachable(address) ? (
          <Link to={address} className={styles.link} onClick={readAt === null ? onRead : undefined}>
            {said}
          </Link>
        ) : (
          <strong>{said}</strong>
        )}
        {detail.map((part) => (
          <Text key={part} tone="muted">
            {part}
          </Text>
        ))}
        <div className={styles.facts}>
          <time dateTime={at}>{formatDate(Date.parse(at))}</time>
          {readAt === null && <Badge tone="critical">{words.unread}</Badge>}
        </div>
      </div>
      {readAt === null && (
        <Button isQuiet size="small" isPending={isPending} onPress={onRead}>
          {words.markRead}
        </Button>
      )}
    </li>
  );
}
