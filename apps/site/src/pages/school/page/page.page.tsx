import { applicationPages, isApiError, pageNames } from '@shuyuan/api-client';
import { ApplicationForm } from '@shuyuan/widgets/application-form';
import { useLocation, useParams } from 'react-router-dom';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { PageView } from './page.view.tsx';

/** Shows the page that the school has written for this address. */
export default function SchoolPage() {
  const { pathname } = useLocation();
  const { name: further } = useParams();
  const name = further ?? pageNames.find((each) => pathname === `/${each}`) ?? 'aboutUs';
  return <NamedPage key={name} name={name} />;
}

function NamedPage({ name }: { name: string }) {
  const { client } = useSite();
  const page = useResource(`page ${name}`, (signal) => client.pages.detail(name, { signal }));
  const isMissing =
    page.status === 'failed' && isApiError(page.error) && [400, 404].includes(page.error.code);
  usePageReady({
    isReady: page.status !== 'loading',
    ...(page.status === 'ready' && { title: page.data.title }),
  });
  const applied = applicationPages.find((each) => each === name);
  return (
    <PageView page={page} isMissing={isMissing}>
      {applied && <ApplicationForm page={applied} pages={client.pages} captcha={client.captcha} />}
    </PageView>
  );
}
