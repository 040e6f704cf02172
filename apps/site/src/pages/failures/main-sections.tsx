import { Inline } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../paths/paths.ts';
import { useReachable, useStrings } from '../../stores/site-context.tsx';
import { failureStrings } from './failures.strings.ts';

/** Links to the main sections that are open. */
export function MainSections() {
  const { sections } = useStrings(failureStrings);
  const isReachable = useReachable();
  const links = [
    [paths.courses(), sections.courses],
    [paths.problems(), sections.problems],
    [paths.teachers(), sections.teachers],
  ] as const;
  return (
    <Inline gap={8} justify="center">
      {links
        .filter(([path]) => isReachable(path))
        .map(([path, label]) => (
          <LinkButton key={path} href={path}>
            {label}
          </LinkButton>
        ))}
    </Inline>
  );
}
