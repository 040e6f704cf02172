import { applicationPages, isApiError, pageNames, type PageName } from '@shuyuan/api-client';
import { ApplicationForm } from '@shuyuan/widgets/application-form';
import { useLocation } from 'react-router-dom';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { PageView } from './page.view.tsx';

/** What the school says of itself at this address; the name of the page is its address. */
export default function SchoolPage() {
  const { pathname } = useLocation();
  const name = pageNames.find((each) => pathname === `/${each}`) ?? 'aboutUs';
  return <NamedPage key={name} name={name} />;
}

function NamedPage({ name }: { name: PageName }) {
  const { client } = useSite();
  const page = useResource(`page ${name}`, (signal) => client.pages.detail(name, { signal }));
  const isMissing = page.status === 'failed' && isApiError(page.error) && page.error.code === 404;
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
