import { expect, it } from 'vitest';
import { paperStanding, type PaperStanding } from './paper-standing.ts';

const paper = {
  id: 3,
  title: '第一章小测',
  questions_count: 10,
  score: 100,
  pass_score: 60,
  minutes: 30,
  best_score: null,
  is_running: false,
  is_marking: false,
  attempts_left: null,
};

interface Row {
  kind: 'exam' | 'homework';
  is_studied?: boolean;
  best_score?: number;
  is_running?: boolean;
  is_marking?: boolean;
  standing: PaperStanding;
}

it.each<Row>([
  { kind: 'exam', standing: 'new' },
  { kind: 'exam', is_running: true, best_score: 80, is_studied: true, standing: 'running' },
  { kind: 'exam', is_marking: true, standing: 'marking' },
  { kind: 'exam', is_marking: true, best_score: 40, standing: 'marking' },
  { kind: 'exam', is_marking: true, best_score: 60, is_studied: true, standing: 'passed' },
  { kind: 'exam', best_score: 60, standing: 'passed' },
  { kind: 'exam', best_score: 59, standing: 'failed' },
  { kind: 'homework', standing: 'new' },
  { kind: 'homework', is_running: true, standing: 'running' },
  { kind: 'homework', is_marking: true, is_studied: true, standing: 'marking' },
  { kind: 'homework', best_score: 10, is_studied: true, standing: 'submitted' },
  { kind: 'homework', is_studied: true, standing: 'submitted' },
])('$kind: $standing with %o', ({ standing, kind, is_studied = false, ...facts }) => {
  expect(paperStanding({ kind, is_studied }, { ...paper, ...facts })).toBe(standing);
});
