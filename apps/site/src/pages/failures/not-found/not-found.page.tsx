import { Inline } from '@shuyuan/ui/layout';
import { SearchButton } from '../../../shell/header/search-button.tsx';
import { FailureScreen } from '../failure-screen.tsx';
import { MainSections } from '../main-sections.tsx';

/** Page of unknown addresses. It has no header, so it brings search and the main sections itself. */
export default function NotFoundPage() {
  return (
    <FailureScreen kind="not-found">
      <Inline gap={8} justify="center">
        <SearchButton look="labelled" />
        <MainSections />
      </Inline>
    </FailureScreen>
  );
}
