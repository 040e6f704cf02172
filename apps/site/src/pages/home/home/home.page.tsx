import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { HomeView } from './home.view.tsx';

export default function HomePage() {
  const { client } = useSite();
  const index = useResource('home', (signal) => client.home.index({ signal }));
  usePageReady({ isReady: index.status !== 'loading' });
  return <HomeView index={index} />;
}
