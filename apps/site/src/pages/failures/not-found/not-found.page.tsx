import { Inline } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../../paths/paths.ts';
import { SearchButton } from '../../../shell/header/search-button.tsx';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../failure-screen.tsx';
import { failureStrings } from '../failures.strings.ts';

/** Page of unknown addresses. It has no header, so it brings search and the main sections itself. */
export default function NotFoundPage() {
  const { sections } = useStrings(failureStrings);
  const isReachable = useReachable();
  const links = [
    [paths.courses(), sections.courses],
    [paths.problems(), sections.problems],
    [paths.teachers(), sections.teachers],
  ] as const;
  return (
    <FailureScreen kind="not-found">
      <Inline gap={8} justify="center">
        <SearchButton look="labelled" />
        {links
          .filter(([path]) => isReachable(path))
          .map(([path, label]) => (
            <LinkButton key={path} href={path}>
              {label}
            </LinkButton>
          ))}
      </Inline>
    </FailureScreen>
  );
}
