import { Heading, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { SearchPanel } from '@shuyuan/widgets/search-dialog';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useReachable, useSite, useStrings } from '../../stores/site-context.tsx';
import * as columns from '../columns.css.ts';
import { readSearchPlace, searchAddress } from './search-query.ts';
import { searchPageStrings } from './search.strings.ts';

/** All that a search finds, by keyword, kind and page. What is looked for is kept in the address. */
export default function SearchPage() {
  const { client, navigate } = useSite();
  const words = useStrings(searchPageStrings);
  const [search] = useSearchParams();
  const place = readSearchPlace(search);
  const visit = useVisit();
  usePageReady();
  return (
    <div className={columns.film}>
      <Stack gap={24}>
        <Heading level={1} font="reading" size="display">
          {words.title}
        </Heading>
        <SearchPanel
          // A link or a step back to another search begins anew.
          key={visit}
          search={client.search}
          initial={place}
          proposals={<Proposals />}
          onStateChange={(next) => {
            const address = searchAddress(next);
            if (address !== searchAddress(place)) navigate(address, { replace: true });
          }}
        />
      </Stack>
    </div>
  );
}

/** Key of the visit that the page was opened by. Addresses that the search itself puts in place belong to the same visit. */
function useVisit() {
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  const [visit, setVisit] = useState(key);
  if (!isOwn && visit !== key) setVisit(key);
  return visit;
}

/** Lists to look through where nothing was found. */
function Proposals() {
  const words = useStrings(searchPageStrings);
  const isReachable = useReachable();
  const links = [
    [paths.courses(), words.courses],
    [paths.articles(), words.articles],
    [paths.teachers(), words.teachers],
  ] as const;
  return links
    .filter(([path]) => isReachable(path))
    .map(([path, label]) => (
      <LinkButton key={path} href={path}>
        {label}
      </LinkButton>
    ));
}
