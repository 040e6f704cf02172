import { FailureScreen } from '../failure-screen.tsx';

export default function FailurePage() {
  return <FailureScreen kind="failure" />;
}
