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

function withdrawAnnouncements(button: Element | null) {
  const said = button?.ownerDocument.querySelectorAll('[data-live-announcer] [aria-labelledby]') ?? [];
  for (const announcement of said)
    if (
      announcement
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .includes(button?.id ?? '')
    )
      announcement.remove();
}
