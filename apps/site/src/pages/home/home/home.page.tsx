import { useSite } from '../../../composition/site-context.tsx';
import { useArrival } from '../../../shell/use-arrival.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { HomeView } from './home.view.tsx';

export default function HomePage() {
  const { client } = useSite();
  const index = useResource('home', (signal) => client.home.index({ signal }));
  useArrival({ isReady: index.status !== 'loading' });
  return <HomeView index={index} />;
}
