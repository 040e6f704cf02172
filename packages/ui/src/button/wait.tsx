import { useEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';

/**
 * The ring of a button while it is pending. What was announced of the wait names the button by its id for some seconds;
 * it goes when the button goes, or it would stay behind as a picture without a name.
 */
export function Wait({ isPending = false }: { isPending?: boolean | undefined }) {
  const ring = useRef<HTMLSpanElement>(null);
  const button = useRef<Element | null>(null);
  useEffect(() => {
    if (isPending) button.current = ring.current?.closest('button') ?? null;
  }, [isPending]);
  useEffect(() => () => withdrawAnnouncements(button.current), []);
  return isPending && <Spinner ref={ring} />;
}

/** The first announcement of a page is made 100 ms after it was asked for. */
const comesLate = 200;

function withdrawAnnouncements(button: Element | null) {
  const announcer = button?.ownerDocument.querySelector('[data-live-announcer]');
  if (!button || !announcer) return;
  const withdraw = () => {
    for (const said of announcer.querySelectorAll('[aria-labelledby]'))
      if (said.getAttribute('aria-labelledby')?.split(' ').includes(button.id)) said.remove();
  };
  withdraw();
  const watch = new MutationObserver(withdraw);
  watch.observe(announcer, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), comesLate);
}
