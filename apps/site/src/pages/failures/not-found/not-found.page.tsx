import { FailureScreen } from '../failure-screen.tsx';

export default function NotFoundPage() {
  return <FailureScreen kind="not-found" />;
}
