import { Badge } from '@shuyuan/ui/badge';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId, useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStrings } from '../../stores/site-context.tsx';
import { manageGroups, type ManagePlace } from './manage-places.ts';
import * as styles from './manage-side.css.ts';
import { manageStrings } from './manage.strings.ts';
import { placeIcons } from './place-icons.ts';
import { useManagePlaces } from './use-manage-places.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

const isWithin = (pathname: string, { href }: ManagePlace) =>
  pathname === href || pathname.startsWith(`${href}/`);

/** The places that the person may enter, in their groups. One stop for the Tab key; arrow keys go along it. */
export function ManageNavigation() {
  const strings = useStrings(manageStrings);
  const places = useManagePlaces();
  const waiting = useWaitingCounts();
  const { pathname } = useLocation();
  const [focused, setFocused] = useState<ManagePlace['name'] | null>(null);
  const current = places.find((place) => isWithin(pathname, place));
  const stop = places.find(({ name }) => name === focused) ?? current ?? places[0];
  const id = useId();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its links
    <nav aria-label={strings.navigation} className={styles.navigation} onKeyDown={goAlong}>
      {manageGroups.map((group) => {
        const own = places.filter((place) => place.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <div id={`${id}-${group}`} className={styles.groupName}>
              {strings.groups[group]}
            </div>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
            <ul role="list" aria-labelledby={`${id}-${group}`} className={styles.list}>
              {own.map((place) => (
                <li key={place.name}>
                  <Entry
                    place={place}
                    waiting={waiting[place.name] ?? 0}
                    isCurrent={place === current}
                    isStop={place === stop}
                    onFocus={() => setFocused(place.name)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface EntryProps {
  place: ManagePlace;
  /** Number of items that wait there. */
  waiting: number;
  isCurrent: boolean;
  /** The one that the Tab key comes to. */
  isStop: boolean;
  onFocus: () => void;
}

function Entry({ place, waiting, isCurrent, isStop, onFocus }: EntryProps) {
  const { places, waitingCount } = useStrings(manageStrings);
  const Pictogram = placeIcons[place.name];
  return (
    <Link
      to={place.href}
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.entry}
      onFocus={onFocus}
    >
      <Pictogram size="small" />
      <span className={styles.entryName}>{places[place.name]}</span>
      {waiting > 0 && (
        <Badge tone="action">
          <span aria-hidden>{waiting > 99 ? '99+' : waiting}</span>
          <VisuallyHidden>{waitingCount(waiting)}</VisuallyHidden>
        </Badge>
      )}
    </Link>
  );
}

/** Arrow keys, Home and End. */
function goAlong(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  const to = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: (at - 1 + links.length) % links.length,
    Home: 0,
    End: links.length - 1,
  }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}
