import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../../../../stores/site-context.tsx';

/** Milliseconds between two looks: an answer is kept every few seconds, and a list that moves all the time cannot be read. */
const every = 10_000;

/** Looks again by itself while something goes on: at once when the page is seen again, and never while it is hidden. */
export function useFollowing(isOn: boolean, look: () => void): void {
  const { host } = useSite();
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!isOn) return undefined;
    let cancel = () => {};
    const wait = () => {
      cancel();
      cancel = host.scheduler.after(every, () => {
        lookAgain();
        wait();
      });
    };
    wait();
    const stopHiding = host.scheduler.onHide(() => cancel());
    const stopWaking = host.scheduler.onWake(() => {
      lookAgain();
      wait();
    });
    return () => {
      cancel();
      stopHiding();
      stopWaking();
    };
  }, [isOn, host]);
}
