import { artsBank } from './arts.seed.ts';
import { codeBank } from './code.seed.ts';
import { mathsBank } from './maths.seed.ts';
import type { BankSubject } from './question-builders.ts';
import { readingBank } from './reading.seed.ts';
import { scienceBank } from './science.seed.ts';

/** The questions of the demonstration's bank beyond those of its papers, by subject and chapter. */
export const bankSeeds: readonly BankSubject[] = [readingBank, mathsBank, codeBank, artsBank, scienceBank];
