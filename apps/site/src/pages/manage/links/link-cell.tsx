import { Text } from '@shuyuan/ui/layout';
import { useLinkName } from './use-link-targets.ts';

/** Cell of a list that names what an address leads to. */
export function LinkCell({ address }: { address: string }) {
  const name = useLinkName(address);
  return <Text>{name?.title ?? address}</Text>;
}
