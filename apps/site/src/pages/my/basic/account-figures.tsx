import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useReachable, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './basic.css.ts';
import { basicStrings } from './basic.strings.ts';

/** What the person has of credits, who came by their link, and what that has earned: each with the way to where it comes from. */
export function AccountFigures() {
  const { client } = useSite();
  const strings = useStrings(basicStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const known = useSession(({ user }) => user);
  const isReachable = useReachable();
  // What was known when the site was opened may be old.
  const found = useResource(`figures of ${session}`, (signal) => client.my.detail({ signal }));
  const user = found.status === 'ready' ? found.data : known;
  if (!user) return null;
  const figures = [
    { name: strings.credits, value: user.credit1, href: paths.credits() },
    { name: strings.invited, value: user.invite_people_count, href: paths.inviteUsers() },
    { name: strings.inviteBalance, value: user.invite_balance, href: paths.inviteBalance() },
  ].filter(({ value, href }) => value !== undefined && isReachable(href));
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, href }) => (
        <div key={href} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <Link to={href} className={styles.link} aria-label={`${name} ${value}`}>
              {value}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
