import { Avatar } from '@shuyuan/ui/avatar';
import { Inline } from '@shuyuan/ui/layout';

interface PersonCellProps {
  person: { nick_name: string; avatar: string };
}

/** Somebody in a cell of a list: picture and name on one line. */
export const PersonCell = ({ person: { nick_name: name, avatar } }: PersonCellProps) => (
  <Inline as="span" gap={8} isSingleRow>
    <Avatar name={name} src={avatar} size="mini" />
    {name}
  </Inline>
);
