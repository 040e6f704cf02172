import { FailureScreen } from '../failure-screen.tsx';

export default function ServerErrorPage() {
  return <FailureScreen kind="server-error" />;
}
