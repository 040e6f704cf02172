import { useEffect, useRef, useState } from 'react';
import { useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { useRoute } from '../use-route.ts';
import * as styles from './header.css.ts';
import { headerStrings } from './header.strings.ts';
import { UserMenu } from './user-menu.tsx';

/**
 * Sign-in and registration for a visitor, the menu for who is signed in. Whoever goes over from the one to the other
 * by a button in here finds the focus here again: the button itself is gone.
 */
export function Account() {
  const { session } = useSite();
  const { login, register } = useStrings(headerStrings);
  const user = useSession((state) => state.user);
  const { name } = useRoute();
  const [place, takeFocus] = useFocusOfPlace();
  const ask = (mode: 1 | 2) => session.requestLogin(mode, { kind: 'header', run: takeFocus });
  return (
    <div ref={place} className={styles.accountPlace}>
      {user && <UserMenu user={user} onSignedOut={takeFocus} />}
      {!user && name !== 'login' && (
        <div className={styles.visitor}>
          <button type="button" className={styles.login} onClick={() => ask(1)}>
            {login}
          </button>
          <button type="button" className={styles.register} onClick={() => ask(2)}>
            {register}
          </button>
        </div>
      )}
    </div>
  );
}

/** A place, and a way to focus the first button that it has after the next drawing. */
function useFocusOfPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0) place.current?.querySelector('button')?.focus();
  }, [count]);
  return [place, () => setCount((before) => before + 1)] as const;
}
