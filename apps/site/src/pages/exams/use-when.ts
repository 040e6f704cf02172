import { useUi } from '@shuyuan/ui/provider';

/** An instant in the words of the reader's language and zone. */
export function useWhen() {
  const { locale } = useUi();
  return (instant: string) =>
    new Date(instant).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
