import { useState } from 'react';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { FaqView } from './faq.view.tsx';

/** What people often ask, to be looked through by words. */
export default function FaqPage() {
  const { client } = useSite();
  const [words, setWords] = useState('');
  const list = useResource('faq', (signal) => client.faq.list({ signal }));
  usePageReady({ isReady: list.status !== 'loading' });
  return <FaqView list={list} words={words} onFind={setWords} />;
}
