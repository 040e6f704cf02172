import { Activity, useState, type ReactNode } from 'react';
import { useOutlet } from 'react-router-dom';
import type { RouteName } from './site-route.ts';
import { useRoute } from './use-route.ts';

/** The page of the address, unless its layout is not the site's. Pages that are kept alive stay, hidden, with their data and their state. */
export function KeepAliveOutlet() {
  const { name, keepAlive, layout } = useRoute();
  const outlet = useOutlet();
  const [kept, setKept] = useState<ReadonlyMap<RouteName, ReactNode>>(new Map());
  if (keepAlive && !kept.has(name)) setKept(new Map(kept).set(name, outlet));
  return (
    <>
      {[...kept].map(([keptName, page]) => (
        <Activity key={keptName} mode={keptName === name ? 'visible' : 'hidden'}>
          {page}
        </Activity>
      ))}
      {!keepAlive && layout === undefined && outlet}
    </>
  );
}
