export interface Test {
  ancestorTitles: string[];
  title: string;
  fullName: string;
  status: string;
  failureMessages: string[];
}

export interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: Test[] }[];
}

export function withFindings(
  report: Report,
  stories: { id: string; title: string; name: string }[],
  findings: { id: string; words: string }[],
  others: string[],
): Report;
