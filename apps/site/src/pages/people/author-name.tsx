import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import * as styles from './people.css.ts';

interface AuthorNameProps {
  /** Null when the account is gone. */
  user: { id: number; nick_name: string } | null;
  /** In place of the name of a closed account. */
  gone: string;
}

/** Who wrote something, and the way to their page. */
export const AuthorName = ({ user, gone }: AuthorNameProps) =>
  user ? (
    <Link to={paths.user(user.id)} className={styles.link}>
      {user.nick_name}
    </Link>
  ) : (
    <span>{gone}</span>
  );
